import {cleanup} from '@testing-library/react';
import {afterAll, afterEach, beforeEach} from 'vitest';

/** Browser APIs that Docusaurus's client code requires but jsdom lacks */
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

// Docusaurus creates storage events with a deprecated method that jsdom does not support.
const createEvent = document.createEvent.bind(document);
document.createEvent = ((type: string) =>
  type === 'StorageEvent' ? new StorageEvent('storage') : createEvent(type)) as typeof document.createEvent;

Object.assign(window, {docusaurus: {prefetch: () => false, preload: () => false}});

// Removes styles between tests, because class names have no hash here and could collide.
beforeEach(() => document.head.querySelectorAll('style').forEach((style) => style.remove()));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// All test files share one document.
afterAll(() => document.body.replaceChildren());
