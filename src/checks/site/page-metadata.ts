import {site as settings} from '../../config/site';
import {decodePath} from '../../lib/uri';
import {named} from './built-site';
import type {BuiltPage, BuiltSite} from './built-site';
import type {Check, Problem} from '../types';

export const pageMetadata: Check = {
  name: 'page-metadata',
  why: 'Two pages with the same title or description look the same in search results, tabs and shared links.',
  items: 'built pages',
  run({site}) {
    return {
      examined: site.pages.length,
      problems: [
        ...site.pages.flatMap((page) => checkPage(page, site)),
        ...repeated(site.pages, 'title', titleOf),
        ...repeated(site.pages, 'description', (page) => meta(page, 'description')),
      ],
    };
  },
};

/** Returns the text of the first `title` element. Later `title` elements belong to SVG drawings. */
const titleOf = (page: BuiltPage) => named(page, 'title')[0]?.text ?? '';

function meta(page: BuiltPage, name: string): string {
  const element = named(page, 'meta').find(
    ({attributes}) => attributes.name === name || attributes.property === name,
  );
  return element?.attributes.content?.trim() ?? '';
}

/** Checks the description, canonical address and preview picture of a page. Title and language are checked by axe. */
function checkPage(page: BuiltPage, {files}: BuiltSite): Problem[] {
  const {file} = page;
  const wanted = settings.url + encodeURI(page.route);
  const links = named(page, 'link').filter(({attributes}) => attributes.rel === 'canonical');
  const canonical = links[0]?.attributes.href ?? '';
  const picture = meta(page, 'og:image');
  const rules: [isRight: boolean, found: string, fix: string][] = [
    [
      // A page that search engines must not index needs no description.
      meta(page, 'description') !== '' || meta(page, 'robots').includes('noindex'),
      'the page has no description',
      'add a description of 50 to 160 characters',
    ],
    [
      URL.canParse(canonical) && new URL(canonical).href === new URL(wanted).href,
      `the canonical address is "${canonical}", not "${wanted}"`,
      'correct url or trailingSlash in docusaurus.config.ts',
    ],
    [
      files.has(decodePath(picture.replace(`${settings.url}/`, ''))),
      `the picture for shared links, "${picture}", does not exist`,
      'add the file, or correct themeConfig.image in docusaurus.config.ts',
    ],
  ];
  return rules.flatMap(([isRight, found, fix]) => (isRight ? [] : [{file, found, fix}]));
}

function repeated(pages: BuiltPage[], what: string, valueOf: (page: BuiltPage) => string): Problem[] {
  const first = new Map<string, BuiltPage>();
  return pages.flatMap((page) => {
    const value = valueOf(page);
    const earlier = first.get(value);
    if (value === '' || !earlier) {
      first.set(value, page);
      return [];
    }
    const found = `${earlier.file} has the same ${what}, "${value}"`;
    return [{file: page.file, found, fix: `write a ${what} that distinguishes the two pages`}];
  });
}
