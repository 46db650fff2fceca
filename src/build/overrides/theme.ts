import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../content/files';

const ours = 'src/theme/';
const inventory = `${ours}README.md`;

/** Where Docusaurus keeps the components that may be overridden. */
const upstreams = [
  '@docusaurus/theme-classic/src/theme',
  '@docusaurus/theme-search-algolia/src/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/** What is wrong with an override. */
interface Problem {
  /** Path from the repository root, with `/`. */
  file: string;
  line?: number;
  found: string;
  allowed?: string;
  fix: string;
}

/**
 * Compares every file of `src/theme` with what it replaces.
 * @param root absolute path of the site
 * @returns how many files there are, and what is wrong with them
 */
export function themeOverrides(root: string): {examined: number; problems: Problem[]} {
  const files = listFiles(path.join(root, ours)).filter((file) => /\.tsx?$/.test(file));
  const readme = path.join(root, inventory);
  const listed = fs.existsSync(readme) ? fs.readFileSync(readme, 'utf8') : '';
  return {
    examined: files.length,
    problems: files.flatMap((file) => problemsOf(`${ours}${file}`, root, listed)),
  };
}

function problemsOf(file: string, root: string, listed: string): Problem[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const component = file.slice(ours.length).replace(/\.tsx?$/, '');
  const name = component.replace(/\/index$/, '');
  const hash = upstreams
    .flatMap((folder) => ['.tsx', '.ts', '.js'].map((ending) => `${folder}/${component}${ending}`))
    .map((candidate) => packagedHash(root, candidate))
    .find((found) => found !== undefined);
  if (hash === undefined) {
    const allowed = 'an override has the path of what it replaces';
    const fix = 'move it there; what is our own, and each test, belongs in src/components/site';
    return [{file, found: 'the framework has nothing at this path', allowed, fix}];
  }
  const problems: Problem[] = [];
  if (!/^\/\*\*(?:(?!\*\/)[\s\S])*\bWhy: /.test(text)) {
    problems.push({file, line: 1, found: 'nothing says why it is here', fix: 'begin with /** Why: … */'});
  }
  // A wrapped component takes part in every change; an ejected one is a copy that stands still.
  const recorded = /Upstream hash: sha256 (\w+)/.exec(text);
  if (!/@theme-(?:original|init)\//.test(text) && recorded?.[1] !== hash) {
    const [found, first] = recorded
      ? ['the original has changed since it was copied', 'take over its changes, then write']
      : ['an ejected file without the hash of its original', 'add'];
    const line = text.slice(0, recorded?.index ?? 0).split('\n').length;
    problems.push({file, line, found, fix: `${first} "Upstream hash: sha256 ${hash}"`});
  }
  if (!listed.includes(`\`${name}\``)) {
    problems.push({file, found: `\`${name}\` is not in ${inventory}`, fix: 'add a row to its table'});
  }
  return problems;
}

/**
 * Hash of a file of a package. Packages are looked up as Node does: in a folder, then in each above.
 * @returns its SHA-256; undefined when there is no such file
 */
export function packagedHash(folder: string, file: string): string | undefined {
  const found = path.join(folder, 'node_modules', file);
  if (fs.existsSync(found)) {
    return crypto.createHash('sha256').update(fs.readFileSync(found)).digest('hex');
  }
  const above = path.dirname(folder);
  return above === folder ? undefined : packagedHash(above, file);
}
