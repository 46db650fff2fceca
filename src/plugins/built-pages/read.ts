/** What plugins want to know of each built page, from one look at it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {addressOf} from '../../search/records';
import {parsePage} from '../../search/records/dom';
import {recordsOf} from '../../search/records/page';
import {twinOf} from '../markdown-twins/twin';
import {imageOf} from '../social-images/image';

const readers = {twin: twinOf, records: recordsOf, image: imageOf};

export type ReaderName = keyof typeof readers;

/** What the readers found on a page; only what was asked for. */
export type Reading = {[Name in ReaderName]?: ReturnType<(typeof readers)[Name]>};

/** For both threads. */
export interface Task {
  /** Folder of the built site. */
  folder: string;
  /** Path the site is served under, with slashes around it. */
  baseUrl: string;
  /** Scheme and host. */
  origin: string;
  names: ReaderName[];
  /** Paths of the pages below the folder, with `/`. */
  files: string[];
  /** A number for each page: 1 once one of the threads has begun with it. */
  claims: Int32Array;
}

/** @throws what a reader throws */
export function readPage({folder, baseUrl, origin, names}: Task, file: string): Reading {
  const root = parsePage(readFileSync(path.join(folder, file), 'utf8'));
  const address = addressOf(file, baseUrl);
  return Object.fromEntries(names.map((name) => [name, readers[name](root, address, origin)]));
}

/** Whether nobody has begun with a page; now somebody has. */
export function claim({claims}: Task, number: number): boolean {
  return Atomics.exchange(claims, number, 1) === 0;
}
