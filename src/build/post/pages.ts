import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../content/files';
import {BuiltPage} from './page';

export interface BuiltFolder {
  /** Folder of the built site. */
  folder: string;
  /** Path that the site is served under, with a leading and trailing slash. */
  baseUrl: string;
}

/** A step that processes the pages of a built site, one at a time. */
export interface Step {
  /**
   * Processes one page.
   * @param page the page, including the changes of previous steps
   * @throws Error about the page; the caller adds the path of the page to the message
   */
  page(page: BuiltPage): void;
  /** Called after the last page, to write collected results. */
  end?(): void;
}

/** Yields the pages of a built site, sorted by file. */
export function* builtPages({folder, baseUrl}: BuiltFolder): Generator<BuiltPage> {
  for (const file of listFiles(folder).filter((name) => name.endsWith('.html'))) {
    yield new BuiltPage(file, readFileSync(path.join(folder, file), 'utf8'), baseUrl);
  }
}

/**
 * Runs all steps on each page and writes the page once.
 * @throws Error that lists the errors of all pages
 */
export function processPages(site: BuiltFolder, steps: readonly Step[]): void {
  const problems: string[] = [];
  for (const page of builtPages(site)) {
    try {
      steps.forEach((step) => step.page(page));
    } catch (error) {
      problems.push(`${page.file}: ${(error as Error).message}`);
    }
    writeFileSync(path.join(site.folder, page.file), page.text());
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  steps.forEach((step) => step.end?.());
}
