import path from 'node:path';
import {attribute, find, findAll, rawElement} from '../../lib/dom';
import type {Element} from '../../lib/dom';
import {compileInline} from '../inline-script';
import type {Step} from '../post/pages';

/**
 * Prefetches the target of the link that the loader has marked with `data-ahead`. The rule is constant,
 * because the content security policy would need a hash for each rule that the loader generated.
 * @see https://wicg.github.io/nav-speculation/speculation-rules.html
 */
const speculationRules = JSON.stringify({
  prefetch: [{where: {selector_matches: '[data-ahead]'}, eagerness: 'immediate'}],
});

/**
 * Compiles the loader.
 * @param baseUrl path that the site is mounted at, with a leading and trailing slash
 * @param searchFolder path of the folder with the search index, with a trailing slash; empty with the hosted
 *   search
 */
export const compileLoader = (baseUrl: string, searchFolder = ''): string =>
  compileInline(
    'hydration/loader/index.ts',
    {SCRIPTS_FOLDER: `${baseUrl}assets/js/`, SEARCH_FOLDER: searchFolder},
    [path.join(__dirname, 'search.ts')],
  );

/**
 * Replaces a page's script tags with the loader (src/client/hydration). On the home page, also adds the
 * banner for a wrong base path. Sets the default theme on `<html>`, because the colours would otherwise be
 * undefined without JavaScript.
 * @param baseUrl path that the site is mounted at, with a leading and trailing slash
 * @param searchFolder path of the folder with the search index; omitted with the hosted search
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
            'Adapt src/build/loader to the tags in @docusaurus/core/lib/ssg/ssgTemplate.html.js',
        );
      }
      // Names of the scripts, beginning with the entry script, without the folder and extension that all
      // scripts share.
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
