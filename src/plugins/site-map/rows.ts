/** Docusaurus's tables of routes, taken apart: what every page needs, and what only the page itself does. */
import {runInNewContext} from 'node:vm';
import type {ChunkNames, SingleRow, Row} from './types';

interface Generated {
  path: string;
  component: string | undefined;
  routes?: Generated[];
  [attribute: string]: unknown;
}

/**
 * @param routes text of Docusaurus's generated `routes.js`
 * @param chunkNames its generated `routesChunkNames.json`
 * @returns the routes as data, without the last one, which catches every other address
 * @throws Error when the files no longer look as they did, or a route ends in `.html`
 */
export function readRows(routes: string, chunkNames: Record<string, ChunkNames>): Row[] {
  const expression = /export default (\[[\s\S]*\]);\s*$/.exec(routes)?.[1];
  const unknown = () =>
    new Error(
      'src/plugins/site-map no longer understands the routes that Docusaurus generates. ' +
        'Compare `readRows` there with @docusaurus/core/lib/server/codegen/codegenRoutes.js.',
    );
  if (expression === undefined) {
    throw unknown();
  }
  const ComponentCreator = (_path: string, hash?: string) => hash;
  const generated = runInNewContext(expression, {ComponentCreator}) as Generated[];
  const toRow = ({component: hash, routes: children, ...row}: Generated): Row => {
    const chunks = chunkNames[`${row.path}-${hash}`];
    if (hash === undefined || chunks === undefined) {
      throw unknown();
    }
    // The browser takes `.html` off an address before it knows all routes (Docusaurus's normalizeLocation).
    if (row.exact && row.path.endsWith('.html')) {
      throw new Error(`The route ${row.path} ends in ".html". Give it an address without.`);
    }
    return {...row, hash, chunks, ...(children && {routes: children.map(toRow)})};
  };
  if (generated.at(-1)?.path !== '*') {
    throw unknown();
  }
  return generated.slice(0, -1).map(toRow);
}

/** @returns every name in it */
export function namesIn(chunks: ChunkNames): string[] {
  return typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap(namesIn);
}

/** A page: its route, and the chunks that no other page has. */
export interface Leaf {
  row: SingleRow;
  own: string[];
}

/**
 * Tells the routes that others are drawn in from those that are a page.
 * @param rows all routes
 * @throws Error when a page has nothing of its own to be known by
 */
export function takeApart(rows: Row[]): {frames: SingleRow[]; leaves: Leaf[]} {
  const frames: SingleRow[] = [];
  const pages: SingleRow[] = [];
  const visit = (all: Row[], within?: number) => {
    for (const {routes, ...rest} of all) {
      const row: SingleRow = {...rest, ...(within !== undefined && {within})};
      if (routes) {
        visit(routes, frames.push(row) - 1);
      } else {
        pages.push(row);
      }
    }
  };
  visit(rows);
  const users = new Map<string, number>();
  for (const name of [...pages, ...frames].flatMap(({chunks}) => [...new Set(namesIn(chunks))])) {
    users.set(name, (users.get(name) ?? 0) + 1);
  }
  const leaves = pages.map((row) => ({
    row,
    own: namesIn(row.chunks).filter((name) => users.get(name) === 1),
  }));
  const same = leaves.find(({own}) => own.length === 0);
  if (same) {
    throw new Error(
      `The page ${same.row.path} is drawn by the same modules as another one, with the same props. ` +
        'Give its route a prop of its own, or take one of them away.',
    );
  }
  return {frames, leaves};
}
