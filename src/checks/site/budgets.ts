import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {parse} from 'yaml';
import * as z from 'zod';
import {named} from './built-site';
import type {BuiltPage, BuiltSite} from './built-site';
import type {Check, Problem} from '../types';

const limitsFile = 'src/checks/data/budgets.yaml';
const limit = z.int().positive();
const limitsSchema = z.record(
  z.string(),
  z.strictObject({
    pages: z.array(z.string().startsWith('/')).min(1),
    html: limit,
    styles: limit,
    scripts: limit,
    requests: limit,
  }),
);
type Measure = 'html' | 'styles' | 'scripts' | 'requests';

/** Fix for a page that exceeds a limit. */
const advice: Record<Measure, string> = {
  html: 'reduce what every page repeats (menus, drawings, inline styles), or shorten tables',
  styles: 'move rules that only one page needs, and pictures, out of the style sheet',
  scripts: 'look for code that src/theme adds to every page, and for data that grows with the site',
  requests:
    'load the file after a trigger (src/client/hydration), or merge it into a file that is loaded anyway',
};
const measures = Object.keys(advice) as Measure[];

export const budgets: Check = {
  name: 'budgets',
  why: 'On a slow connection, readers wait for every kilobyte.',
  items: 'pages',
  run({root, site}) {
    const file = path.join(root, limitsFile);
    const limits = limitsSchema.safeParse(fs.existsSync(file) ? parse(fs.readFileSync(file, 'utf8')) : {});
    if (!limits.success) {
      const fix = 'give each kind of page the keys pages, html, styles, scripts and requests';
      return {examined: 1, problems: [{file: limitsFile, found: z.prettifyError(limits.error), fix}]};
    }
    const weigh = createWeigher(site);
    const notes: string[] = [];
    const problems: Problem[] = [];
    let examined = 0;
    for (const [kind, {pages: routes, ...allowed}] of Object.entries(limits.data)) {
      const pages = routes.flatMap((route) => site.byRoute.get(route) ?? []);
      if (pages.length < routes.length) {
        const missing = routes.filter((route) => !site.byRoute.has(route)).join(', ');
        const found = `the build has no page ${missing}, which "${kind}" lists`;
        problems.push({file: limitsFile, found, fix: 'replace it with another page of the same kind'});
      }
      const weights = pages.map((page) => ({file: page.file, weight: weigh(page)}));
      examined += weights.length;
      for (const measure of measures) {
        problems.push(
          ...weights
            .filter(({weight}) => weight[measure].amount > allowed[measure])
            .map(({file, weight}) => tooMuch(file, measure, weight[measure], allowed[measure], kind)),
        );
      }
      const most = measures.map(
        (measure) => `${measure} ${Math.max(0, ...weights.map(({weight}) => weight[measure].amount))}`,
      );
      notes.push(`${kind}, largest values: ${most.join(', ')} (sizes in bytes after Brotli compression)`);
    }
    return {examined, problems, notes};
  },
};

interface Weight {
  amount: number;
  /** The files that make up the total, with their sizes, largest first. */
  parts: string[];
}

function tooMuch(
  file: string,
  measure: Measure,
  {amount, parts}: Weight,
  allowed: number,
  kind: string,
): Problem {
  const unit = measure === 'requests' ? '' : ' bytes after Brotli compression';
  return {
    file,
    found: `${measure}: ${amount}${unit}${parts.length > 1 ? ` (${parts.join(', ')})` : ''}`,
    allowed: `at most ${allowed} for pages of the kind "${kind}" (${limitsFile})`,
    fix: advice[measure],
  };
}

/** Returns a function that measures a page. Caches the compressed sizes of files that several pages use. */
function createWeigher(site: BuiltSite): (page: BuiltPage) => Record<Measure, Weight> {
  const known = new Map<string, number>();
  const bytes = (file: string) => {
    const size = known.get(file) ?? compressedSize(path.join(site.folder, file));
    known.set(file, size);
    return size;
  };
  const together = (files: string[]): Weight => {
    const heaviestFirst = [...new Set(files)].sort((a, b) => bytes(b) - bytes(a));
    return {
      amount: heaviestFirst.reduce((sum, file) => sum + bytes(file), 0),
      parts: heaviestFirst.map((file) => `${path.posix.basename(file)} ${bytes(file)}`),
    };
  };
  return (page) => {
    const requested = requestsOf(page);
    const all = [...requested, ...afterTrigger(page)];
    return {
      html: together([page.file.replace(/^build\//, '')]),
      styles: together(all.filter((file) => file.endsWith('.css'))),
      scripts: together(all.filter((file) => file.endsWith('.js'))),
      requests: {amount: 1 + new Set(requested).size, parts: ['the page', ...requested]},
    };
  };
}

/** Returns the size of a file in bytes, compressed as on a static host. */
function compressedSize(file: string): number {
  const params = {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY};
  return brotliCompressSync(fs.readFileSync(file), {params}).length;
}

/** Returns the files that the browser requests immediately, except for pictures in the content. */
function requestsOf(page: BuiltPage): string[] {
  const fetching = /^(?:stylesheet|preload|modulepreload|icon)$/;
  const links = named(page, 'link').filter(({attributes}) => fetching.test(attributes.rel ?? ''));
  const addresses = [
    ...links.map(({attributes}) => attributes.href),
    ...named(page, 'script').map(({attributes}) => attributes.src),
  ];
  return addresses
    .filter((address) => address !== undefined)
    .map((address) => address.replace(/^\//, '').replace(/[?#].*/, ''));
}

/** Returns the complete style sheet and the scripts, which the page requests only after a trigger. */
function afterTrigger({elements}: BuiltPage): string[] {
  return elements.flatMap(({attributes: {'data-whole': style, 'data-scripts': scripts = ''}}) => [
    ...(style === undefined ? [] : [style.replace(/^\//, '')]),
    ...scripts
      .split(' ')
      .filter((name) => name !== '')
      .map((name) => `assets/js/${name}.js`),
  ]);
}
