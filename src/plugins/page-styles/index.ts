import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {memoryOf, remembered, textsIn} from '../../cli/memory.mjs';
import {eachPage} from '../each-page';
import {createRules} from './rules';
import type {KnownRules} from './rules';

export const pluginName = 'page-styles';

/** The link to a style sheet, as Docusaurus's minifier leaves it or as its template has it. */
const link = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/g;

/**
 * Puts the rules that a page needs into the page, in place of the link to the whole style sheet. Where that one is stands
 * in `data-whole`; the loader fetches it before the scripts (src/intent/loader/scripts.ts).
 * @param html a built page
 * @param rulesAt gives the rules that a page needs of the style sheet at the address in the link
 * @returns the page; unchanged when it has no style sheet
 * @throws Error for more than one: their order would be lost
 */
export function withOwnStyles(html: string, rulesAt: (address: string) => string): string {
  const links = [...html.matchAll(link)];
  const address = links[0]?.[1];
  if (address === undefined) {
    return html;
  }
  if (links.length > 1) {
    throw new Error(
      `${links.map(([found]) => found).join(' and ')}: page-styles expects one style sheet a page. The order of two would be lost.`,
    );
  }
  const css = rulesAt(address).replaceAll('</', '<\\/');
  return html.replace(links[0]![0], () => `<style data-whole="${address}">${css}</style>`);
}

/**
 * Docusaurus plugin: a page brings the rules it needs, and readers do not wait for those of all other pages. The whole
 * style sheet comes with the scripts; until then nothing can appear that is not in the HTML. Rules keep their order and
 * the whole sheet says the same again, so it changes nothing when it arrives: tests/browser/styles.spec.ts compares.
 */
export default function pageStyles({siteDir}: LoadContext): Plugin {
  return {
    name: pluginName,
    async postBuild({outDir, baseUrl}) {
      const memory = remembered(
        memoryOf(siteDir),
        siteDir,
        pluginName,
        textsIn(path.join(siteDir, 'src/plugins', pluginName)),
      );
      const rules = createRules(memory.known as KnownRules | undefined);
      const sheets = new Map<string, string>();
      const sheetAt = (address: string) => {
        const css =
          sheets.get(address) ?? readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
        sheets.set(address, css);
        return css;
      };
      await eachPage(outDir, (html) =>
        withOwnStyles(html, (address) => rules.forPage(sheetAt(address), html)),
      );
      if (rules.isNews()) {
        memory.keep(rules.answers);
      }
    },
  };
}
