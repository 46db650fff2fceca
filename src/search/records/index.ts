import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {listFiles} from '../../content/files';
import type {SearchRecord} from '../types';
import {pageRecords} from './page';

interface Site {
  /** Folder of the built site. */
  folder: string;
  /** Scheme and host. */
  origin: string;
  /** Path the site is served under, with slashes around it. */
  baseUrl: string;
}

/** The records of a built site, page by page in the order of their addresses. */
export function siteRecords({folder, origin, baseUrl}: Site): SearchRecord[] {
  return listFiles(folder)
    .filter((file) => file.endsWith('.html'))
    .sort()
    .flatMap((file) =>
      pageRecords(readFileSync(join(folder, file), 'utf8'), addressOf(file, baseUrl), origin),
    );
}

/**
 * @param file path of a built page below the folder of the site, with `/`
 * @param baseUrl path the site is served under, with slashes around it
 * @returns absolute path that the page is read at, decoded
 */
export function addressOf(file: string, baseUrl: string): string {
  return baseUrl + file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
}
