import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from '../../src/cli/project';

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const rows = readme.split('\n').filter((line) => line.startsWith('| '));

describe('README.md', () => {
  it('names every folder of src in one row', () => {
    const folders = readdirSync(path.join(root, 'src'), {withFileTypes: true}).filter((one) =>
      one.isDirectory(),
    );
    expect(folders.length).toBeGreaterThan(10);
    for (const {name} of folders) {
      const found = rows.filter((row) => row.split('|')[1]!.includes(`\`src/${name}/\``));
      expect(found, `src/${name}/`).toHaveLength(1);
    }
  });

  it('links to existing files and folders', () => {
    const paths = [...readme.matchAll(/\]\(([^)#:]+)\)|`((?:src|docs|static|tests|bench)\/[\w./-]*)`/g)].map(
      ([, link, code]) => link ?? code!,
    );
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter((one) => !existsSync(path.join(root, one)))).toEqual([]);
  });

  it('names existing commands of package.json', () => {
    const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
