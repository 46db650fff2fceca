import path from 'node:path';
import {buildSync} from 'esbuild';
import {attribute, find, findAll, rawElement} from '../../lib/dom';
import type {Element} from '../../lib/dom';
import type {Step} from '../post/pages';

/**
 * Which page the browser prefetches: the one behind the link that the loader has flagged. Rules that the loader wrote
 * itself would need a hash for every address in the content security policy.
 * @see https://wicg.github.io/nav-speculation/speculation-rules.html
 */
const speculationRules = JSON.stringify({
  prefetch: [{where: {selector_matches: '[data-ahead]'}, eagerness: 'immediate'}],
});

/**
 * Compiles the loader. The text is the same for every page of a site, so that a content security policy can name it by
 * its hash; what differs by page stands in attributes of the script element.
 * @param baseUrl path that the site is mounted at, with a slash at both ends
 * @param searchFolder path of the folder with the search index, with a slash at its end; empty when a service answers
 * @returns JavaScript that may stand inside a script element
 * @throws Error when the loader does not compile
 */
export function compileLoader(baseUrl: string, searchFolder = ''): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, '../../client/hydration/loader/index.ts')],
    inject: [path.join(__dirname, 'search.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    legalComments: 'none',
    define: {
      SCRIPTS_FOLDER: JSON.stringify(`${baseUrl}assets/js/`),
      SEARCH_FOLDER: JSON.stringify(searchFolder),
    },
    logLevel: 'silent',
  });
  return outputFiles[0]!.text.trim().replaceAll('</script', '<\\/script');
}

/**
 * Puts the loader (src/client/hydration) in place of the page's script tags, and the default theme on `<html>`: the head
 * script replaces it before the first paint; without JavaScript nothing would set a theme, and no colour would be defined.
 * @param baseUrl path that the site is mounted at, with a slash at both ends
 * @param searchFolder path of the folder with the search index, if there is one
 */
export function loader(baseUrl: string, searchFolder?: string): Step {
  const code = compileLoader(baseUrl, searchFolder);
  const folder = `${baseUrl}assets/js/`;
  const isOurs = (one: Element) =>
    one.tagName === 'script' && (attribute(one, 'src')?.startsWith(folder) ?? false);
  return {
    page(page) {
      const [first, ...others] = findAll(page.root, isOurs);
      if (!first) {
        throw new Error(
          `found no <script src="${folder}…">, which the loader takes the place of. ` +
            'Compare src/build/loader with @docusaurus/core/lib/ssg/ssgTemplate.html.js',
        );
      }
      // The entry comes first; folder and extension, which all names share, are left out.
      const names = [first, ...others]
        .map((one) => attribute(one, 'src')!.slice(folder.length).replace(/\.js$/, ''))
        .sort((a, b) => Number(b.startsWith('main.')) - Number(a.startsWith('main.')));
      page.replace(
        first,
        rawElement('script', {'data-scripts': names.join(' ')}, code),
        rawElement('script', {type: 'speculationrules'}, speculationRules),
      );
      others.forEach((one) => page.replace(one));
      const html = find(page.root, ({tagName}) => tagName === 'html')!;
      page.addAttribute(html, 'data-theme', 'dark');
      page.addAttribute(html, 'data-theme-choice', 'dark');
    },
  };
}
