import {mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import sprites from '.';

describe('the plugin', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'sprites-'));
    mkdirSync(path.join(siteDir, 'src/sprites/shapes'), {recursive: true});
    writeFileSync(path.join(siteDir, 'src/sprites/shapes/dot.txt'), `${'22222222\n'.repeat(8)}`);
    writeFileSync(path.join(siteDir, 'src/sprites/sprites.yaml'), 'unknown: dot grey\n');
    writeFileSync(
      path.join(siteDir, 'src/sprites/palettes.yaml'),
      "grey: ['#111111', '#222222', '#333333', '#444444', '#555555']\n",
    );
  });

  afterEach(() => rmSync(siteDir, {recursive: true}));

  it('writes the sheet only when it has changed', async () => {
    const plugin = sprites({siteDir, generatedFilesDir: path.join(siteDir, 'generated')} as LoadContext);
    const file = path.join(siteDir, 'generated/sprites/default/sheet.png');
    const run = async () => {
      await plugin.loadContent!();
      return statSync(file).mtimeMs;
    };
    const first = await run();
    const bytes = readFileSync(file);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await run()).toBe(first);

    writeFileSync(path.join(siteDir, 'src/sprites/shapes/dot.txt'), `${'33333333\n'.repeat(8)}`);
    expect(await run()).toBeGreaterThan(first);
    expect(readFileSync(file).equals(bytes)).toBe(false);
  });

  it('watches the drawings', () =>
    expect(sprites({siteDir, generatedFilesDir: ''} as LoadContext).getPathsToWatch!()).toEqual([
      path.join(siteDir, 'src/sprites/**/*.{txt,yaml}'),
    ]));
});
