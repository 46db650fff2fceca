import {artifacts} from './content/artifacts';
import {commandLevels} from './content/command-levels';
import {dataFiles} from './content/data-files';
import {dataIds} from './content/data-ids';
import {dataNumbers} from './content/data-numbers';
import {dataUsed} from './content/data-used';
import {facts} from './content/facts';
import {frontMatter} from './content/front-matter';
import {javaSampleNames} from './content/java-samples';
import {links} from './content/links';
import {names} from './content/names';
import {otherReleases} from './content/other-releases';
import {overviews} from './content/overviews';
import {pagesParse} from './content/pages-parse';
import {pictures} from './content/pictures';
import {pins} from './content/pins';
import {positions} from './content/positions';
import {samples} from './content/samples';
import {symptoms} from './content/symptoms';
import {words} from './content/words';
import {dependencies} from './code/dependencies';
import {overrides} from './code/overrides';
import {tokens} from './code/tokens';
import {typeScale} from './code/type-scale';
import fs from 'node:fs';
import path from 'node:path';
import {routeOf} from '../build/post/page';
import {site as settings} from '../config/site';
import {listFiles} from '../content/files';
import {createContext} from './context';
import {failed, formatResult} from './report';
import {budgets} from './site/budgets';
import {markdownCopies} from './site/markdown-copies';
import {pageMetadata} from './site/page-metadata';
import {redirects} from './site/redirects';
import {routeList} from './site/route-list';
import {searchRecords} from './site/search-records';
import {searchRelevance} from './site/search-relevance';
import {hasBuild, noBuild} from './site/built-site';
import type {Check, Context, Problem} from './types';

/** All checks by group, in the order of the report. */
export const groups: Record<string, Check[]> = {
  content: [
    pagesParse,
    frontMatter,
    positions,
    links,
    overviews,
    words,
    pictures,
    dataFiles,
    dataIds,
    dataUsed,
    dataNumbers,
    commandLevels,
    facts,
    names,
    otherReleases,
    pins,
    samples,
    symptoms,
    javaSampleNames,
    artifacts,
    tokens,
    typeScale,
    overrides,
    dependencies,
  ],
  site: [routeList, pageMetadata, markdownCopies, redirects, budgets, searchRecords, searchRelevance],
};

export function checkNames(): string[] {
  return Object.values(groups).flatMap((checks) => checks.map(({name}) => name));
}

/**
 * Runs checks and prints their results.
 * @param root absolute path of the repository
 * @param wanted names of groups; an empty list selects all groups
 * @returns whether every check passed; checks of the built site do not pass if `build` does not exist
 */
export function runChecks(root: string, wanted: string[]): boolean {
  const names = wanted.length > 0 ? wanted : Object.keys(groups);
  const chosen = names.flatMap((name) => groups[name] ?? []);
  const blocked = hasBuild(root) ? [] : chosen.filter((check) => groups.site!.includes(check));
  const context = createContext(root);

  const results = chosen
    .filter((check) => !blocked.includes(check))
    .map((check) => {
      const result = check.run(context);
      const problems = result.problems.map((problem) => withSource(problem, context));
      console.log(formatResult(check, {...result, problems}));
      return result;
    });
  if (blocked.length > 0) {
    console.log(`✗ ${blocked.map(({name}) => name).join(', ')}: ${noBuild}`);
  } else if (names.includes('site')) {
    staleBuild(root).forEach((line) => console.log(line));
  }
  const failures = results.filter(failed).length + blocked.length;
  const problems = results.reduce((sum, result) => sum + result.problems.length, 0);
  console.log(`\n${chosen.length - failures} checks passed, ${failures} failed: ${problems} problems`);
  return failures === 0;
}

/** If a problem is on a built page, adds the path of its source file to the message. */
function withSource(problem: Problem, {content}: Context): Problem {
  const source = problem.file.endsWith('.html')
    ? content.routes.get(routeOf(problem.file.replace(/^build\//, ''), settings.baseUrl))?.file
    : undefined;
  return source === undefined ? problem : {...problem, found: `${problem.found} (built from ${source})`};
}

/** Returns a warning if a page or component is newer than the build, because the report is then out of date. */
function staleBuild(root: string): string[] {
  const built = fs.statSync(path.join(root, 'build')).mtimeMs;
  const newer = ['docs', 'src', 'static']
    .flatMap((folder) => listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => !/^src\/(?:checks|cli)\/|\.test\.tsx?$/.test(file))
    .filter((file) => fs.statSync(path.join(root, file)).mtimeMs > built);
  return newer.length === 0
    ? []
    : [
        `! build/ is out of date: ${newer[0]} has changed (newer files in total: ${newer.length}). Run "npm run build", then this command again.`,
      ];
}
