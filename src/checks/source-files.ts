import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'postcss';
import type {Declaration} from 'postcss';
import {listFiles} from '../content/files';

export interface SourceFile {
  /** Path from the repository root, with `/`. */
  file: string;
  text: string;
}

/**
 * Reads the code and styles of the site, without the fixtures of the checks.
 * @param extensions without the dot, such as `['css', 'tsx']`
 */
export function readSourceFiles(root: string, extensions: string[]): SourceFile[] {
  return listFiles(path.join(root, 'src'))
    .filter((file) => extensions.some((extension) => file.endsWith(`.${extension}`)))
    .filter((file) => !file.startsWith('checks/fixtures/'))
    .map((file) => ({file: `src/${file}`, text: fs.readFileSync(path.join(root, 'src', file), 'utf8')}));
}

/** A declaration of a style sheet, with its position. */
export interface StyleDeclaration extends Pick<Declaration, 'prop' | 'value'> {
  file: string;
  line: number;
  column: number;
}

/** Every declaration of the site's style sheets, in order. */
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

/** Line and column of an offset in a text; both count from 1. */
export function positionAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: before.at(-1)!.length + 1};
}
