import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../content/files';
import {BuiltPage} from './page';

/** The folder of a built site, and the path it is served under, with slashes around it. */
export interface BuiltFolder {
  folder: string;
  baseUrl: string;
}

/** Looks at every page of a built site, one after the other. */
export interface Step {
  /**
   * @param page as the steps before have left it
   * @throws Error that says what is wrong with the page; the page is named by whoever asks
   */
  page(page: BuiltPage): void;
  /** Called once all pages have been seen, to write what was gathered. */
  end?(): void;
}

/** The pages of a built site, parsed one at a time, in the order of their files. */
export function* builtPages({folder, baseUrl}: BuiltFolder): Generator<BuiltPage> {
  for (const file of listFiles(folder).filter((name) => name.endsWith('.html'))) {
    yield new BuiltPage(file, readFileSync(path.join(folder, file), 'utf8'), baseUrl);
  }
}

/**
 * Parses each page once, shows it to all steps in their order, and writes it once.
 * @throws Error that lists, by page, what the steps refuse
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
