import {cleanup} from '@testing-library/react';
import {afterAll, afterEach, beforeEach} from 'vitest';

/** Replacement for a browser API that Docusaurus requires and jsdom lacks. It never reports an intersection. */
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

// Docusaurus creates storage events with a deprecated method, which jsdom does not support.
const createEvent = document.createEvent.bind(document);
document.createEvent = ((type: string) =>
  type === 'StorageEvent' ? new StorageEvent('storage') : createEvent(type)) as typeof document.createEvent;

Object.assign(window, {docusaurus: {prefetch: () => false, preload: () => false}});

// Remove styles before each test: class names have no hash in tests, so the styles of two components could collide.
beforeEach(() => document.head.querySelectorAll('style').forEach((style) => style.remove()));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// Empty the document, because all test files share it.
afterAll(() => document.body.replaceChildren());
