import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'postcss';
import type {Declaration} from 'postcss';
import {listFiles} from '../content/files';

export interface SourceFile {
  /** Path relative to the repository root, with `/` as the separator. */
  file: string;
  text: string;
}

/**
 * Reads source files in `src`, except for fixtures of the checks.
 * @param extensions to include, without the dot: `['css', 'tsx']`
 */
export function readSourceFiles(root: string, extensions: string[]): SourceFile[] {
  return listFiles(path.join(root, 'src'))
    .filter((file) => extensions.some((extension) => file.endsWith(`.${extension}`)))
    .filter((file) => !file.startsWith('checks/fixtures/'))
    .map((file) => ({file: `src/${file}`, text: fs.readFileSync(path.join(root, 'src', file), 'utf8')}));
}

/** A CSS declaration and its position. */
export interface StyleDeclaration extends Pick<Declaration, 'prop' | 'value'> {
  file: string;
  line: number;
  column: number;
}

/** Returns all declarations in the style sheets of the site. */
export function readStyles(root: string): StyleDeclaration[] {
  return readSourceFiles(root, ['css']).flatMap(({file, text}) => {
    const found: StyleDeclaration[] = [];
    parse(text, {from: file}).walkDecls(({prop, value, source}) => {
      const {line = 1, column = 1} = source?.start ?? {};
      found.push({prop, value, file, line, column});
    });
    return found;
  });
}

/** Converts an offset in a string to line and column, which start at 1. */
export function positionAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: before.at(-1)!.length + 1};
}
