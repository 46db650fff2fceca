/**
 * Tooltips that explain items. All items on a page share one tooltip and one set of listeners, because there may be
 * hundreds of items. The tooltip follows WCAG 2.2, 1.4.13: Esc closes it, the pointer can move onto it, and it
 * stays open while the item has the pointer or the focus.
 */
import type {ItemEntry} from '@site/src/data/schema/market';
import {isPlainClick} from '@site/src/lib/click';
import {spriteStyle} from '../Sprite';
import sprite from '../Sprite/styles.module.css';
import styles from './styles.module.css';

/** Delays after the pointer has entered or left an item, in milliseconds. */
const delay = {open: 150, close: 250};

/** Distances between an item and its tooltip, and between the tooltip and the edge of the window, in pixels. */
const gap = 6;
const margin = 8;

/** Data of the items that have a tooltip. */
const known = new WeakMap<Element, ItemEntry>();

let tip: HTMLElement | undefined;
let current: HTMLElement | undefined;
/** The item whose tooltip was closed with Esc, until the pointer or the focus leaves the item. */
let dismissed: Element | undefined;
let timer: number | undefined;
/** Whether the last pointer event was a touch, because the first tap on a link only opens the tooltip. */
let finger = false;

const itemAt = (target: EventTarget | null): HTMLElement | undefined => {
  const element = target instanceof Element ? target.closest<HTMLElement>(`.${styles.item}`) : null;
  return element && known.has(element) ? element : undefined;
};
const inTip = (target: EventTarget | null) => target instanceof Node && tip?.contains(target) === true;

function later(milliseconds: number, action: () => void): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(action, milliseconds);
}

function paragraph(className: string | undefined, ...content: (Node | string)[]): HTMLElement {
  const element = document.createElement('p');
  element.className = className ?? '';
  element.append(...content);
  return element;
}

/** Fills the tooltip with the item's name, its id in the game, how to get it, a note, and a link to its page. */
function fill(
  box: HTMLElement,
  item: HTMLElement,
  {name, sprite: cell, gameId, obtained, note, href}: ItemEntry,
) {
  const heading = paragraph(`${sprite.leading} ${styles.name}`, name);
  Object.entries(spriteStyle(cell)).forEach(([property, value]) =>
    heading.style.setProperty(property, String(value)),
  );
  const facts = document.createElement('div');
  // The description does not include the name, because screen readers already read it as the item's text.
  facts.id = 'item-facts';
  if (gameId !== undefined) {
    const code = document.createElement('code');
    code.textContent = gameId;
    facts.append(paragraph(undefined, code));
  }
  if (obtained !== undefined) facts.append(paragraph(undefined, `How to get it: ${obtained}.`));
  if (note !== undefined) facts.append(paragraph(styles.note, note));
  const parts: HTMLElement[] = [heading, facts];
  if (href !== undefined) {
    const link = document.createElement('a');
    link.href = item.getAttribute('href') ?? href;
    link.textContent = 'Open its page';
    // The link is for mouse and touch. Keyboard users follow the item's own link.
    link.tabIndex = -1;
    link.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      finger = false;
      item.click();
    });
    parts.push(paragraph(undefined, link));
  }
  box.replaceChildren(...parts);
}

/** Places the tooltip below the item if there is room, otherwise above the item, and always inside the window. */
function place(box: HTMLElement, item: HTMLElement): void {
  const at = item.getBoundingClientRect();
  const {width, height} = box.getBoundingClientRect();
  const page = document.documentElement;
  const below = page.clientHeight - at.bottom;
  const above = at.top - (document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0);
  const fitsBelow = below >= height + gap || below >= above;
  const left = Math.max(margin, Math.min(at.left, page.clientWidth - width - margin));
  const top = fitsBelow ? at.bottom + gap : at.top - gap - height;
  const origin = (box.offsetParent ?? document.body).getBoundingClientRect();
  box.style.left = `${left - origin.left}px`;
  box.style.top = `${top - origin.top}px`;
}

function open(item: HTMLElement): void {
  window.clearTimeout(timer);
  if (item === current || item === dismissed) return;
  close();
  const entry = known.get(item);
  if (!entry) return;
  tip ??= document.createElement('div');
  tip.className = styles.tip ?? '';
  tip.setAttribute('role', 'tooltip');
  tip.hidden = false;
  fill(tip, item, entry);
  // Accessibility rules require content to be inside a landmark.
  (item.closest('main') ?? document.body).append(tip);
  place(tip, item);
  item.setAttribute('aria-describedby', 'item-facts');
  current = item;
}

function close(): void {
  window.clearTimeout(timer);
  current?.removeAttribute('aria-describedby');
  current = undefined;
  if (tip) tip.hidden = true;
}

/** Closes the tooltip after a delay, unless the pointer or the focus returns. */
function leave(): void {
  later(delay.close, () => {
    if (!current?.matches(':focus-visible')) close();
  });
}

const listeners: {[Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void} = {
  pointerover({target, pointerType}) {
    if (pointerType === 'touch') return;
    const item = itemAt(target);
    if (item) later(current ? 0 : delay.open, () => open(item));
    else if (inTip(target)) window.clearTimeout(timer);
    else if (current) leave();
    else window.clearTimeout(timer);
  },
  pointerout({target, relatedTarget}) {
    if (dismissed && itemAt(target) === dismissed && itemAt(relatedTarget) !== dismissed) {
      dismissed = undefined;
    }
    // No `pointerover` follows when the pointer leaves the window.
    if (relatedTarget === null) leave();
  },
  pointerdown({target, pointerType}) {
    finger = pointerType === 'touch';
    if (current && !inTip(target) && itemAt(target) !== current) close();
  },
  focusin({target}) {
    const item = itemAt(target);
    if (item?.matches(':focus-visible')) open(item);
  },
  focusout({target}) {
    if (itemAt(target) === dismissed) dismissed = undefined;
    const item = itemAt(target);
    if (item && item === current) leave();
  },
  click(event) {
    const item = itemAt(event.target);
    if (!item) return;
    dismissed = undefined;
    if (item instanceof HTMLAnchorElement && (!finger || item === current)) {
      close();
      return;
    }
    if (finger && item instanceof HTMLAnchorElement) {
      // The first tap opens the tooltip, and the second tap follows the link.
      event.preventDefault();
      event.stopPropagation();
    }
    if (finger && item === current) close();
    else open(item);
  },
  keydown(event) {
    if (event.key === 'Escape' && current) {
      dismissed = current;
      close();
    } else if ((event.key === 'Enter' || event.key === ' ') && known.has(event.target as Element)) {
      const item = event.target as HTMLElement;
      if (item instanceof HTMLAnchorElement) return;
      event.preventDefault();
      dismissed = undefined;
      if (item === current) close();
      else open(item);
    }
  },
  // An item in a scrolling box moves away from its tooltip. When the page scrolls, the tooltip moves along.
  scroll({target}) {
    if (current && target instanceof Element && target.contains(current)) close();
  },
};

function start(): void {
  for (const [name, listener] of Object.entries(listeners)) {
    document.addEventListener(name, listener as EventListener, {capture: true, passive: name === 'scroll'});
  }
}

let started = false;

/**
 * Attaches a tooltip to an item.
 * @param element element that shows the item and becomes a button unless it is a link
 * @param item content of the tooltip
 * @returns a function that detaches the tooltip
 */
export function explain(element: HTMLElement, item: ItemEntry): () => void {
  if (!started) {
    started = true;
    start();
  }
  known.set(element, item);
  if (!(element instanceof HTMLAnchorElement)) {
    element.tabIndex = 0;
    element.setAttribute('role', 'button');
  }
  // A link may have had the keyboard focus before hydration.
  if (element.matches(':focus-visible')) open(element);
  return () => {
    known.delete(element);
    if (element === current) close();
  };
}
