/**
 * Script in every page's head, compiled by src/build/loader. It loads the site's scripts when they are about to be
 * needed, and queues the reader's input until hydration.
 */
import {hydratedEvent, targetOf, unloadable} from '../queue';
import type {EventQueue, QueuedEvent, TakeQueue} from '../queue';
import {painted} from '../../../lib/painted';
import {searchKey} from '../../../lib/search-key';
import {isFrugal} from './connection';
import {removeNotice, showNotice} from './notice';
import {hint, pausePreloads, runScripts} from './scripts';

/** Constants that src/build/loader defines, so that src/client does not have to import the search. */
declare const SCRIPTS_FOLDER: string;
declare const openPlaceholder: () => {fail(retry: () => void): void; remove(): void} | undefined;
declare const showPlaceholder: (text?: string) => void;
/** Returns the URL of the search index, or an empty string for a hosted search. */
declare const findIndex: () => Promise<string>;

/** Time in milliseconds that a queued event waits before the reader gets a notice. */
const patience = 8000;

/**
 * Time in milliseconds without a trigger after which the scripts load. A reader who came from another page of this
 * site is likely to follow another link, so the loader does not wait.
 */
const idleTime = document.referrer.startsWith(`${location.origin}/`) ? 0 : 3000;

/** Events that indicate that the reader is about to interact with the page. */
const triggers = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/** Controls that require React. Everything else, such as links and forms with an action, works without React. */
const controls =
  'button:not([action] *),[role=button],[role=tab],[role=switch],.menu__link--sublist[aria-current=page]';

/**
 * Events that accompany a click. The first of them would make React hydrate the whole page in one task, which would
 * delay the click.
 */
const companions = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'focusin',
  'focusout',
];

/** Keys that operate tabs. Tabs are not buttons, so the browser does not turn these keys into clicks. */
const tabKeys = ['Enter', ' ', 'ArrowLeft', 'ArrowRight'];

const {scripts} = (document.currentScript as HTMLScriptElement).dataset;
const urls = () => scripts!.split(' ').map((name) => `${SCRIPTS_FOLDER}${name}.js`);

let queue: QueuedEvent[] = [];
let pointer: EventQueue['pointer'];
let state: 'loading' | 'failed' | undefined;
let scriptsRun: Promise<void> | undefined;
/** Name of the last file that failed to load. */
let detail = '';
let patienceTimer: number | undefined;
const listening = new AbortController();

/**
 * Listens on the window in the capture phase, so that these listeners run before React's. React attaches its
 * listeners before it can handle events.
 */
function listen(types: string[], answer: (event: Event) => void, passive = false): void {
  for (const type of types) {
    addEventListener(type, answer, {capture: true, passive, signal: listening.signal});
  }
}

/** Loads the scripts once. Retries a failed load only if the reader is waiting for the scripts (`asked`). */
function load(asked = false): void {
  if (state === 'loading' || (state === 'failed' && !asked)) {
    return;
  }
  state = 'loading';
  scriptsRun = painted().then(() => runScripts(urls()));
  scriptsRun.catch((error: Error) => {
    state = 'failed';
    // Show only the file name, because the notice is small.
    detail = error.message.replace(/.*\//, '');
    dispatchEvent(new Event(unloadable));
    offerRetry();
  });
}

function retry(): void {
  if (state === 'failed') {
    load(true);
    bePatient();
  } else {
    // The scripts have loaded, but the page has not hydrated.
    location.reload();
  }
}

/** Returns the mark of a page that is empty until its scripts run, such as the search page; otherwise null. */
const isEmpty = () => document.querySelector('[data-hydrate]');

/** Offers a retry if the reader is waiting for the scripts. */
function offerRetry(): void {
  const placeholder = openPlaceholder();
  if (placeholder) {
    placeholder.fail(retry);
  } else if (isEmpty() || queue.some(({kind}) => kind !== 'search')) {
    showNotice(detail, retry, dropQueue);
  }
}

function bePatient(): void {
  clearTimeout(patienceTimer);
  patienceTimer = setTimeout(offerRetry, patience) as unknown as number;
}

/** Empties the queue after the reader has dismissed the notice. */
function dropQueue(): void {
  for (const event of queue.splice(0)) {
    if ('at' in event) {
      event.at.element.removeAttribute('aria-busy');
    }
  }
}

function enqueue(event: QueuedEvent): void {
  if (event.kind === 'event') {
    event.at.element.setAttribute('aria-busy', 'true');
  }
  queue.push(event);
  load(true);
  bePatient();
}

/** Cancels an event, so that only its replay has an effect. */
function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Prefetches the search index after the scripts have loaded. A failure is not reported, because the search fetches
 * the index again.
 */
async function fetchIndex(): Promise<void> {
  await painted();
  const index = await findIndex();
  await scriptsRun;
  if (index) {
    hint('prefetch', index, 'fetch');
  }
}

function askForSearch(event: Event, text?: string): void {
  hold(event);
  showPlaceholder(text);
  if (!queue.some(({kind}) => kind === 'search')) {
    enqueue({kind: 'search'});
    fetchIndex().catch(() => {});
  }
}

/**
 * Puts a file that is dropped before hydration into the page's file input, which is read after hydration.
 * Otherwise, the browser would open the file.
 */
function onDrag(event: Event): void {
  const {types, files} = (event as DragEvent).dataTransfer!;
  const field = document.querySelector<HTMLInputElement>('[type=file]');
  if (field && types.includes('Files')) {
    event.preventDefault();
    load();
    if (event.type === 'drop') {
      field.files = files;
    }
  }
}

/** Returns the link at an event's target, if it leads to another page of the site. */
function linkToPage({target}: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]');
  return link?.origin === location.origin && link.pathname !== location.pathname ? link : undefined;
}

function onClick(event: Event): void {
  const target = event.target as Element;
  const searching = target.closest<HTMLElement>('[data-search-opener]');
  if (searching) {
    askForSearch(event, searching.querySelector('input')?.value);
    return;
  }
  const element = target.closest<HTMLElement>(controls);
  const at = element && targetOf(element);
  // Without scripts, a category is a link to its first page.
  if (at && !(state === 'failed' && element.hasAttribute('href'))) {
    hold(event);
    enqueue({kind: 'event', at, event});
    return;
  }
  const link = linkToPage(event);
  if (link && navigator.onLine) {
    pausePreloads();
  } else if (link) {
    // Without a network, the browser would replace this page with an error page.
    hold(event);
    showNotice(
      link.pathname,
      () => link.click(),
      () => {},
    );
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const asked = searchKey(event);
  const placeholder = openPlaceholder();
  if (asked === 'toggle' && placeholder) {
    hold(event);
    placeholder.remove();
  } else if (asked && !placeholder) {
    askForSearch(event);
  } else if (tabKeys.includes(event.key) && target.matches?.('[role=tab]')) {
    const at = targetOf(target);
    if (at) {
      hold(event);
      enqueue({kind: 'event', at, event});
    }
  }
}

function onField(event: Event): void {
  const field = event.target as HTMLInputElement;
  if (field.closest('form[data-search-opener]')) {
    askForSearch(event, field.value);
    return;
  }
  const at = targetOf(field);
  if (at) {
    const value = /checkbox|radio/.test(field.type) ? field.checked : field.value;
    queue = queue.filter((one) => one.kind !== 'field' || one.at.element !== field);
    enqueue({kind: 'field', at, value});
  }
}

/** The link that has the pointer or the focus. */
let ahead: HTMLAnchorElement | undefined;

/**
 * Marks the link at an event's target. The speculation rule from src/build/loader makes the browser prefetch its
 * page.
 */
function onLink(event: Event): void {
  const link = linkToPage(event);
  if (link && link !== ahead && !isFrugal()) {
    ahead?.removeAttribute('data-ahead');
    link.dataset.ahead = '';
    ahead = link;
  }
}

listen(
  triggers,
  (event) => {
    const {pointerType, clientX: x, clientY: y} = event as PointerEvent;
    if (pointerType === 'mouse') {
      pointer = {x, y};
    }
    // Navigation should not wait for the scripts of this page. Only a link with a menu needs them.
    if (!linkToPage(event)?.matches(':not([aria-haspopup])')) {
      load();
    }
  },
  true,
);
listen(['click'], onClick);
listen(['keydown'], onKeyDown as (event: Event) => void);
listen(['input', 'change'], onField);
listen(['dragover', 'drop'], onDrag);
listen(['pointerover', 'focusin'], onLink, true);
// Must come last: these listeners stop events that the listeners above use as triggers.
listen(
  companions,
  (event) => {
    if ((event.target as Element).closest?.(`[data-search-opener],${controls}`)) {
      event.stopImmediatePropagation();
    }
  },
  true,
);
// Not in the capture phase, because scrolling inside an element is not a trigger.
addEventListener('scroll', () => load(), {once: true, passive: true, signal: listening.signal});

addEventListener('DOMContentLoaded', () => isEmpty() && load());

addEventListener('load', () => {
  setTimeout(() => {
    if (!isFrugal() && !document.hidden) {
      // Safari has no requestIdleCallback.
      (window.requestIdleCallback ?? setTimeout)(() => load());
    }
  }, idleTime);
});

addEventListener(
  hydratedEvent,
  (event) => {
    state = 'loading';
    listening.abort();
    clearTimeout(patienceTimer);
    removeNotice();
    (event as CustomEvent<TakeQueue>).detail({events: queue.splice(0), pointer});
  },
  {once: true},
);
