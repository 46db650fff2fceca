/**
 * The box that says what an item is. One for the whole page, and one set of listeners: an item costs an entry in a map.
 * It follows WCAG 2.2, 1.4.13: Esc takes it away, the pointer may rest on it, and it stays until it is no longer wanted.
 */
import type {ItemEntry} from '@site/src/data/schema/market';
import {isPlainClick} from '@site/src/lib/click';
import {spriteStyle} from '../Sprite';
import sprite from '../Sprite/styles.module.css';
import styles from './styles.module.css';

/** Milliseconds between the pointer's arrival or leave and what follows from it. */
const delay = {open: 150, close: 250};

/** Pixels between an item and its tip, and between the tip and the edge of the window. */
const gap = 6;
const margin = 8;

/** Items that are explained, and what their tips say. */
const known = new WeakMap<Element, ItemEntry>();

let tip: HTMLElement | undefined;
/** The item whose tip is open. */
let current: HTMLElement | undefined;
/** The item whose tip the reader has sent away, while pointer or focus stay on it. */
let dismissed: Element | undefined;
let timer: number | undefined;
/** Whether the last press came from a finger; a tap shows the tip before it follows a link. */
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

/** What the tip says: name, id in the game, how it is obtained, what surprises, and the way to its page. */
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
  // Only the facts describe the item: its name is read out already.
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
    // For pointer and finger. With the keyboard the item itself is that link.
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

/** Below the item where there is room, else above it; never over it, and inside the window. */
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
  // Inside the landmark that holds the item.
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

/** Closes soon, unless pointer or focus come back. */
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
    // Out of the window there is no `pointerover` to follow.
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
      // The first tap explains, the second one follows.
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
  // A box that scrolls takes its items away from under the tip; the page takes the tip along.
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
 * Lets the reader ask what an item is.
 * @param element shows the item; a link already takes the focus, anything else becomes something to press
 * @param item what the tip says
 * @returns takes it back; to be called when the element goes
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
  // The keyboard may have reached a link before the scripts came.
  if (element.matches(':focus-visible')) open(element);
  return () => {
    known.delete(element);
    if (element === current) close();
  };
}
