import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';
import type {BuiltElement, BuiltPage, BuiltSite} from './built-site';
import type {Check, Problem} from '../types';

const limitsFile = 'src/checks/data/budgets.yaml';
const limit = z.int().positive();
const kind = z.strictObject({
  pages: z.array(z.string().startsWith('/')).min(1),
  html: limit,
  styles: limit,
  scripts: limit,
  requests: limit,
});
type Measure = Exclude<keyof z.infer<typeof kind>, 'pages'>;

/** What to look at first when a page has become heavier. */
const advice: Record<Measure, string> = {
  html: 'look for what every page repeats (menus, drawings, inline styles) and for tables that could be shorter',
  styles: 'look for rules that only one page needs, and for pictures inside the style sheet',
  scripts:
    'look for a component that src/theme/MDXComponents gives to every page, and for data that grows with the site',
  requests: 'load it after the reader shows intent, or put it into a file that is loaded anyway',
};

export const budgets: Check = {
  name: 'budgets',
  why: 'Weight is added by the kilobyte, and each one is waited for on a slow connection.',
  items: 'pages weighed',
  run({root, site}) {
    const {kinds, problems} = readLimits(root);
    const weigh = scales(site);
    const notes: string[] = [];
    let examined = 0;
    for (const [name, {pages, ...limits}] of Object.entries(kinds)) {
      const heaviest = {html: 0, styles: 0, scripts: 0, requests: 0};
      for (const route of pages) {
        const page = site.byRoute.get(route);
        if (!page) {
          const found = `"${name}" names the page "${route}", which was not built`;
          problems.push({file: limitsFile, found, fix: 'name a page of the same kind'});
          continue;
        }
        examined++;
        const weight = weigh(page);
        for (const measure of Object.keys(heaviest) as Measure[]) {
          heaviest[measure] = Math.max(heaviest[measure], weight[measure].amount);
          if (weight[measure].amount > limits[measure]) {
            problems.push(tooMuch(page, measure, weight[measure], limits[measure], name));
          }
        }
      }
      const {html, styles, scripts, requests} = heaviest;
      notes.push(
        `${name}: html ${html}, styles ${styles}, scripts ${scripts} bytes at most, ${requests} requests`,
      );
    }
    return {examined, problems, notes};
  },
};

function readLimits(root: string): {kinds: Record<string, z.infer<typeof kind>>; problems: Problem[]} {
  const file = path.join(root, limitsFile);
  if (!fs.existsSync(file)) {
    return {kinds: {}, problems: []};
  }
  const lines = new LineCounter();
  const document = parseDocument(fs.readFileSync(file, 'utf8'), {lineCounter: lines});
  const result = z.record(z.string(), kind).safeParse(document.toJS());
  if (result.success) {
    return {kinds: result.data, problems: []};
  }
  const problems = result.error.issues.map(({path: at, message}): Problem => {
    const node = document.getIn(at as string[], true) as {range?: [number, number, number]} | undefined;
    const line = node?.range && lines.linePos(node.range[0]).line;
    return {
      file: limitsFile,
      line,
      found: `${at.join('.')}: ${message}`,
      fix: 'a kind has pages, html, styles, scripts and requests',
    };
  });
  return {kinds: {}, problems};
}

function tooMuch(page: BuiltPage, measure: Measure, weight: Weight, allowed: number, name: string): Problem {
  const unit = measure === 'requests' ? '' : ' bytes of Brotli';
  const parts = weight.parts.length > 1 ? ` (${weight.parts.join(', ')})` : '';
  return {
    file: page.file,
    found: `${measure}: ${weight.amount}${unit}${parts}`,
    allowed: `at most ${allowed} on a page of the kind "${name}" (${limitsFile})`,
    fix: advice[measure],
  };
}

interface Weight {
  amount: number;
  /** What it is made of, heaviest first. */
  parts: string[];
}

/** Weighs pages; a file that many pages share is compressed once. */
function scales(site: BuiltSite): (page: BuiltPage) => Record<Measure, Weight> {
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
    const asked = page.elements.flatMap(requestOf);
    return {
      html: together([page.file.replace(/^build\//, '')]),
      styles: together([...asked.filter((file) => file.endsWith('.css')), ...stylesAfterIntent(page)]),
      scripts: together([...asked.filter((file) => file.endsWith('.js')), ...scriptsAfterIntent(page)]),
      requests: {amount: 1 + new Set(asked).size, parts: ['the page', ...asked]},
    };
  };
}

/** @returns bytes of the file as a static host sends it */
function compressedSize(file: string): number {
  const params = {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY};
  return brotliCompressSync(fs.readFileSync(file), {params}).length;
}

/** What the element makes the browser fetch at once; pictures in the text are not counted. */
function requestOf({name, attributes}: BuiltElement): string[] {
  const fetched =
    name === 'script'
      ? attributes.src
      : name === 'link' && /^(?:stylesheet|preload|modulepreload|icon)$/.test(attributes.rel ?? '')
        ? attributes.href
        : undefined;
  return fetched === undefined ? [] : [fetched.replace(/^\//, '').replace(/[?#].*/, '')];
}

/** The style sheet that the page's own rules stand in for until then (src/plugins/page-styles). */
function stylesAfterIntent({elements}: BuiltPage): string[] {
  return elements.flatMap(({attributes: {'data-whole': address}}) =>
    address === undefined ? [] : [address.replace(/^\//, '')],
  );
}

/** The scripts that the loader fetches once the reader shows intent (src/intent/template.ts). */
function scriptsAfterIntent({elements}: BuiltPage): string[] {
  const names = elements.flatMap(({attributes}) => attributes['data-scripts']?.split(' ') ?? []);
  return names.filter((name) => name !== '').map((name) => `assets/js/${name}.js`);
}
