import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../content/files';

const themeFolder = 'src/theme/';
const inventory = `${themeFolder}README.md`;

/** Folders with the theme components that a site may override. */
const upstreams = [
  '@docusaurus/theme-classic/src/theme',
  '@docusaurus/theme-search-algolia/src/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

interface Problem {
  /** Path relative to the repository root, with `/`. */
  file: string;
  line?: number;
  found: string;
  allowed?: string;
  fix: string;
}

/**
 * Compares each file in `src/theme` with the file that it overrides.
 * @param root absolute path of the site
 * @returns the number of files and the problems found
 */
export function themeOverrides(root: string): {examined: number; problems: Problem[]} {
  const files = listFiles(path.join(root, themeFolder)).filter((file) => /\.tsx?$/.test(file));
  const readme = path.join(root, inventory);
  const listed = fs.existsSync(readme) ? fs.readFileSync(readme, 'utf8') : '';
  return {
    examined: files.length,
    problems: files.flatMap((file) => problemsOf(`${themeFolder}${file}`, root, listed)),
  };
}

function problemsOf(file: string, root: string, listed: string): Problem[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const component = file.slice(themeFolder.length).replace(/\.tsx?$/, '');
  const name = component.replace(/\/index$/, '');
  const hash = upstreams
    .flatMap((folder) => ['.tsx', '.ts', '.js'].map((ending) => `${folder}/${component}${ending}`))
    .map((candidate) => packagedHash(root, candidate))
    .find((found) => found !== undefined);
  if (hash === undefined) {
    const allowed = 'the path of a Docusaurus component';
    const fix =
      'move the override to the path of the component that it replaces; new components and tests belong in src/components/site';
    return [{file, found: 'Docusaurus has no component at this path', allowed, fix}];
  }
  const problems: Problem[] = [];
  if (!/^\/\*\*(?:(?!\*\/)[\s\S])*\bWhy: /.test(text)) {
    problems.push({
      file,
      line: 1,
      found: 'the override has no reason',
      fix: 'begin the file with /** Why: … */',
    });
  }
  // A wrapped component follows upstream's changes, but an ejected copy does not.
  const recorded = /Upstream hash: sha256 (\w+)/.exec(text);
  if (!/@theme-(?:original|init)\//.test(text) && recorded?.[1] !== hash) {
    const [found, first] = recorded
      ? ['the original has changed since it was copied', 'apply its changes to the copy, then write']
      : ['this ejected file does not record the hash of its original', 'add'];
    const line = text.slice(0, recorded?.index ?? 0).split('\n').length;
    problems.push({file, line, found, fix: `${first} "Upstream hash: sha256 ${hash}"`});
  }
  if (!listed.includes(`\`${name}\``)) {
    problems.push({
      file,
      found: `\`${name}\` is not in ${inventory}`,
      fix: 'add a row to the table in that file',
    });
  }
  return problems;
}

/**
 * Finds a file of a package as Node.js does: in `node_modules` of a folder, then of each parent folder.
 * @returns the file's SHA-256; undefined if the file does not exist
 */
export function packagedHash(folder: string, file: string): string | undefined {
  const found = path.join(folder, 'node_modules', file);
  if (fs.existsSync(found)) {
    return crypto.createHash('sha256').update(fs.readFileSync(found)).digest('hex');
  }
  const above = path.dirname(folder);
  return above === folder ? undefined : packagedHash(above, file);
}
