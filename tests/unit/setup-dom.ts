import {cleanup} from '@testing-library/react';
import {afterAll, afterEach, beforeEach} from 'vitest';

/** The parts of a browser that jsdom leaves out and Docusaurus's client code reaches for. */
class NoIntersections implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.IntersectionObserver = NoIntersections;

class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = NoResizes;

window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  }) as MediaQueryList;

// Docusaurus tells tabs on the same page about a new choice with a StorageEvent made the old way, which jsdom refuses.
const createEvent = document.createEvent.bind(document);
document.createEvent = ((type: string) =>
  type === 'StorageEvent' ? new StorageEvent('storage') : createEvent(type)) as typeof document.createEvent;

Object.assign(window, {docusaurus: {prefetch: () => false, preload: () => false}});

// Classes have their plain names here, so the styles of one component would hide parts of another.
beforeEach(() => document.head.querySelectorAll('style').forEach((style) => style.remove()));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// All files share one document.
afterAll(() => document.body.replaceChildren());
