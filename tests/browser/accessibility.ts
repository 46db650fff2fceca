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
  // Skip what is not needed: no rule reads stylesheets or media, and the site has no frames.
  preload: false,
  iframes: false,
  // Report elements by their HTML, because computing their selectors is slow.
  selectors: false,
};

interface Extent {
  /** Selectors of elements to exclude, including their content. */
  without?: string[];
  /** Rule tags or ids. Defaults to WCAG 2.2 A and AA plus axe's best practices. */
  rules?: string[];
}

/**
 * Runs the accessibility rules on the page in its current state.
 * @returns one line per violation: rule, element, message
 * @throws Error if no rule applied, because then nothing was checked
 */
export async function violations(
  page: Page,
  {without = [], rules = allRules}: Extent = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
    // Render content outside the viewport as well. Otherwise it would keep the colours of the previous theme.
    await page.addStyleTag({
      content: '*, ::before, ::after { content-visibility: visible !important; transition: none !important }',
    });
  }
  // Wait for colour transitions to finish.
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
    throw new Error(
      'No accessibility rule applied, so nothing was checked. Make sure that the test waits for the page.',
    );
  }
  return found;
}

/**
 * Runs all rules in the current theme and the colour rules in the other theme. Leaves the page in the other
 * theme.
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
