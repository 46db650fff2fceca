import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';
import {root} from '../../src/cli/project';

const axeSource = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // None of these rules looks into style sheets or media, and there are no frames: no need to fetch them once more.
  preload: false,
  iframes: false,
};

/**
 * Runs the accessibility rules (WCAG 2.2 A and AA, and axe's good practice) on the page as it stands.
 * @returns one line per violated rule and element: rule, element, what is wrong; none when all is well
 * @throws when no rule applied, which means that nothing was looked at
 */
export async function violations(page: Page): Promise<string[]> {
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
  const {found, passed} = await page.evaluate(async (runOptions) => {
    const {axe} = window as unknown as {axe: {run: (options: RunOptions) => Promise<AxeResults>}};
    const results = await axe.run(runOptions);
    return {
      passed: results.passes.length,
      found: results.violations.flatMap(({id, help, nodes}) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}: ${help}. ${node.any[0]?.message ?? ''}`),
      ),
    };
  }, options);
  if (passed === 0) {
    throw new Error('No accessibility rule applied to the page.');
  }
  return found;
}
