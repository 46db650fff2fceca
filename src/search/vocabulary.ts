/** Words by which pages are found though they do not say them. Read when the site is built. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';

function read(name: string): unknown {
  return parse(readFileSync(join(__dirname, `${name}.yaml`), 'utf8'));
}

/** Phrases by route, between commas. */
export const aliases = read('aliases') as Readonly<Record<string, string>>;

/** By language: English words, each with those that stand for it, between spaces. */
export const glossary = read('glossary') as Readonly<Record<string, Readonly<Record<string, string>>>>;
