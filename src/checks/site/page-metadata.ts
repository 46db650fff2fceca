import {site as settings} from '../../config/site';
import {decodePath} from '../../content/uri';
import {named} from './built-site';
import type {BuiltPage, BuiltSite} from './built-site';
import type {Check, Problem} from '../types';

export const pageMetadata: Check = {
  name: 'page-metadata',
  why: 'Two pages with one title or description look the same in search results, in tabs and in shared links.',
  items: 'built pages',
  run({site}) {
    return {
      examined: site.pages.length,
      problems: [
        ...site.pages.flatMap(checkPage),
        ...repeated(site.pages, 'title', titleOf),
        ...repeated(site.pages, 'description', (page) => meta(page, 'description')),
        ...sharedPictures(site),
      ],
    };
  },
};

function titleOf(page: BuiltPage): string {
  // Drawings have titles too, but not in the head.
  return named(page, 'title')[0]?.text ?? '';
}

function meta(page: BuiltPage, name: string): string {
  const element = named(page, 'meta').find(
    ({attributes}) => attributes.name === name || attributes.property === name,
  );
  return element?.attributes.content?.trim() ?? '';
}

function checkPage(page: BuiltPage): Problem[] {
  const {file} = page;
  const problems: Problem[] = [];
  if (titleOf(page) === '') {
    problems.push({file, found: 'no title', fix: 'give the page a title'});
  }
  // What search engines are told to leave out needs no text for them.
  if (meta(page, 'description') === '' && !meta(page, 'robots').includes('noindex')) {
    problems.push({
      file,
      found: 'no description',
      fix: 'give the page a description of 50 to 160 characters',
    });
  }
  const language = named(page, 'html')[0]?.attributes.lang ?? '';
  if (language !== 'en') {
    problems.push({
      file,
      found: `the language is "${language}"`,
      allowed: '"en"',
      fix: 'see i18n in docusaurus.config.ts',
    });
  }
  const wanted = settings.url + encodeURI(page.route);
  const canonical =
    named(page, 'link').find(({attributes}) => attributes.rel === 'canonical')?.attributes.href ?? '';
  if (!URL.canParse(canonical) || new URL(canonical).href !== new URL(wanted).href) {
    const fix = 'see url and trailingSlash in docusaurus.config.ts';
    problems.push({file, found: `the canonical address is "${canonical}"`, allowed: `"${wanted}"`, fix});
  }
  return problems;
}

function repeated(pages: BuiltPage[], what: string, valueOf: (page: BuiltPage) => string): Problem[] {
  const first = new Map<string, BuiltPage>();
  return pages.flatMap((page) => {
    const value = valueOf(page);
    const earlier = first.get(value);
    if (value === '' || earlier === undefined) {
      first.set(value, page);
      return [];
    }
    const found = `the ${what} "${value}" is also that of ${earlier.file}`;
    return [{file: page.file, found, fix: 'say what tells the two pages apart'}];
  });
}

/** Several pages may share one picture, so a missing one is told once. */
function sharedPictures({pages, files}: BuiltSite): Problem[] {
  const byPicture = new Map<string, BuiltPage[]>();
  for (const page of pages) {
    const picture = meta(page, 'og:image');
    byPicture.set(picture, [...(byPicture.get(picture) ?? []), page]);
  }
  return [...byPicture]
    .filter(([picture]) => !files.has(decodePath(picture.replace(`${settings.url}/`, ''))))
    .map(([picture, [page, ...more]]) => {
      const others = more.length === 0 ? '' : ` (and ${more.length} more pages)`;
      const found = `the picture for shared links is ${picture === '' ? 'missing' : `"${picture}"`}${others}`;
      return {
        file: page!.file,
        found,
        allowed: 'a file of the site',
        fix: 'add it, or see themeConfig.image',
      };
    });
}
