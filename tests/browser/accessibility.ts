import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import type {AxeResults, ElementContext, RunOptions} from 'axe-core';
import {root} from '../../src/cli/project';

const axeSource = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const aboutColours = ['color-contrast', 'link-in-text-block'];

const options: RunOptions = {
  resultTypes: ['violations'],
  // None of these rules looks into style sheets or media, and there are no frames: no need to fetch them once more.
  preload: false,
  iframes: false,
  // An element is told by its HTML: a selector takes as long to find as some rules.
  selectors: false,
};

interface Extent {
  /** Selectors of elements that are left out, with what is in them. */
  without?: string[];
  /** Tags or names of rules. Default: WCAG 2.2 A and AA, and axe's good practice. */
  rules?: string[];
}

/**
 * Runs the accessibility rules on the page as it stands.
 * @returns one line per violated rule and element: rule, element, what is wrong; none when all is well
 * @throws when no rule applied, which means that nothing was looked at
 */
export async function violations(
  page: Page,
  {without = [], rules = allRules}: Extent = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
    // What is skipped while it is out of view still has the colours of the last time that it was painted.
    await page.addStyleTag({
      content: '*, ::before, ::after { content-visibility: visible !important; transition: none !important }',
    });
  }
  // A colour on its way from one theme to the other is nobody's colour.
  await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity)
      .forEach((animation) => animation.finish()),
  );
  const {found, passed} = await page.evaluate(
    async ([exclude, runOptions]) => {
      const {axe} = window as unknown as {
        axe: {run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>};
      };
      const results = await axe.run({exclude}, runOptions);
      return {
        passed: results.passes.length,
        found: results.violations.flatMap(({id, help, nodes}) =>
          nodes.map((node) => `${id}: ${node.html.slice(0, 200)}: ${help}. ${node.any[0]?.message ?? ''}`),
        ),
      };
    },
    [without, {...options, runOnly: rules}] as const,
  );
  if (passed === 0) {
    throw new Error('No accessibility rule applied to the page.');
  }
  return found;
}

/**
 * The same for both themes: every rule in the theme that the page has, those about colours in the other one, too. It leaves
 * the page in the other one.
 */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const found = await violations(page);
  const theme = await page.evaluate(() => {
    const {dataset} = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    return dataset.theme;
  });
  const inOther = await violations(page, {rules: aboutColours});
  return [...found, ...inOther.map((text) => `${theme}: ${text}`)];
}
