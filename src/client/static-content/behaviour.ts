/** Browser side: event handlers for static content. */
import type {History} from 'history';
import {watchBox} from '../../components/Table/watch-box';
import {connectSwitch, switchSelector} from '../minecraft/switch';

const linkOf = (event: Event) => (event.target as Element).closest('a');

/** Whether a link leads to a page of this site, which the router renders without a page load. */
function isForRouter(link: HTMLAnchorElement): boolean {
  const isHere = link.target === '' || link.target === '_self';
  return (
    isHere &&
    link.origin === window.location.origin &&
    !link.hasAttribute('download') &&
    // The browser handles a jump within the page.
    !link.getAttribute('href')?.startsWith('#')
  );
}

const pathOf = ({pathname, search, hash}: {pathname: string; search: string; hash: string}) =>
  pathname + search + hash;

/** Navigates as the framework's link does. */
function follow(event: MouseEvent, history: History): void {
  const link = linkOf(event);
  const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
  if (link && isPlain && !event.defaultPrevented && isForRouter(link)) {
    event.preventDefault();
    const address = pathOf(link);
    history[address === pathOf(history.location) ? 'replace' : 'push'](address);
  }
}

function prepare(event: Event): void {
  const link = linkOf(event);
  if (link && isForRouter(link)) {
    void window.docusaurus.preload(link.pathname);
  }
}

let eye: IntersectionObserver | undefined;

/** Fetches the page behind a link once the link is in sight. */
function watch(link: HTMLAnchorElement): void {
  eye ??= new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting) {
        eye?.unobserve(target);
        void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
      }
    }
  });
  eye.observe(link);
}

/**
 * Does what only some pages have a use for once its script has loaded; without it an item is its sprite and its name, and a
 * table has all its rows.
 * @param start returns what ends it
 * @returns ends it
 */
function later<Loaded>(loading: Promise<Loaded>, start: (loaded: Loaded) => () => void): () => void {
  const started = loading.then(start, () => undefined);
  return () => void started.then((end) => end?.());
}

/**
 * Has a static part answer: its links lead to other pages without loading them anew, and these are fetched when a link is
 * in sight or under the pointer; a Markdown table is a stop for the keyboard only while it scrolls; a table of data is
 * filtered and sorted; items say what they are; the switch between versions of Minecraft shows the reader's.
 * @returns ends it
 */
export function attend(part: Element, history: History): () => void {
  const links = Array.from(part.querySelectorAll('a')).filter(isForRouter);
  const stops = Array.from(part.querySelectorAll('[role=group] > table'), (table) =>
    watchBox(table.parentElement!),
  );
  const tables = part.querySelectorAll<HTMLTableElement>('table[role]');
  if (tables.length > 0) {
    const loading = import(/* webpackChunkName: "tables" */ '../../components/DataTable/connect');
    stops.push(
      later(loading, ({connectTable}) => {
        const ends = Array.from(tables, (table) => connectTable(table, history));
        return () => ends.forEach((end) => end());
      }),
    );
  }
  if (part.querySelector(switchSelector)) {
    stops.push(connectSwitch(history));
  }
  const items = part.querySelectorAll<HTMLElement>('[data-item]');
  if (items.length > 0) {
    const loading = import(/* webpackChunkName: "tips" */ '../../components/Item/tip');
    stops.push(later(loading, ({explainAll}) => explainAll(Array.from(items))));
  }
  if (links.length > 0) {
    const click = (event: Event) => follow(event as MouseEvent, history);
    part.addEventListener('click', click);
    stops.push(() => part.removeEventListener('click', click));
    for (const kind of ['mouseover', 'touchstart']) {
      part.addEventListener(kind, prepare, {passive: true});
      stops.push(() => part.removeEventListener(kind, prepare));
    }
    links.forEach(watch);
    stops.push(() => links.forEach((link) => eye?.unobserve(link)));
  }
  return () => stops.forEach((stop) => stop());
}
