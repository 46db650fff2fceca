import path from 'node:path';
import {attribute, find, findAll, rawElement} from '../../lib/dom';
import type {Element} from '../../lib/dom';
import {compileInline} from '../inline-script';
import type {Step} from '../post/pages';

/**
 * Has the browser prefetch the page of the link that the loader has flagged. The rule is constant because the content security
 * policy would need a hash for each rule that the loader wrote itself.
 * @see https://wicg.github.io/nav-speculation/speculation-rules.html
 */
const speculationRules = JSON.stringify({
  prefetch: [{where: {selector_matches: '[data-ahead]'}, eagerness: 'immediate'}],
});

/**
 * Compiles the loader.
 * @param baseUrl path that the site is mounted at, with a slash at both ends
 * @param searchFolder path of the folder with the search index, with a slash at its end; empty when a service answers
 */
export const compileLoader = (baseUrl: string, searchFolder = ''): string =>
  compileInline(
    'hydration/loader/index.ts',
    {SCRIPTS_FOLDER: `${baseUrl}assets/js/`, SEARCH_FOLDER: searchFolder},
    [path.join(__dirname, 'search.ts')],
  );

/**
 * Replaces the page's script tags by the loader (src/client/hydration), on the home page also by the banner for a wrong base
 * path. Sets the default theme on `<html>`, because without JavaScript no colour would be defined.
 * @param baseUrl path that the site is mounted at, with a slash at both ends
 * @param searchFolder path of the folder with the search index, if there is one
 */
export function loader(baseUrl: string, searchFolder?: string): Step {
  const code = compileLoader(baseUrl, searchFolder);
  const banner = rawElement('script', {}, compileInline('head/base-path-banner.ts', {BASE_URL: baseUrl}));
  const folder = `${baseUrl}assets/js/`;
  const isSiteScript = (one: Element) =>
    one.tagName === 'script' && (attribute(one, 'src')?.startsWith(folder) ?? false);
  return {
    page(page) {
      const [first, ...others] = findAll(page.root, isSiteScript);
      if (!first) {
        throw new Error(
          `found no <script src="${folder}…"> for the loader to replace. ` +
            'Compare src/build/loader with @docusaurus/core/lib/ssg/ssgTemplate.html.js',
        );
      }
      // The entry first; without the folder and extension that all names share.
      const names = [first, ...others]
        .map((one) => attribute(one, 'src')!.slice(folder.length).replace(/\.js$/, ''))
        .sort((a, b) => Number(b.startsWith('main.')) - Number(a.startsWith('main.')));
      page.replace(
        first,
        rawElement('script', {'data-scripts': names.join(' ')}, code),
        rawElement('script', {type: 'speculationrules'}, speculationRules),
        ...(page.file === 'index.html' ? [banner] : []),
      );
      others.forEach((one) => page.replace(one));
      const html = find(page.root, ({tagName}) => tagName === 'html')!;
      page.addAttribute(html, 'data-theme', 'dark');
      page.addAttribute(html, 'data-theme-choice', 'dark');
    },
  };
}
