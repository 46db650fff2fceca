import {afterEach, expect, it, vi} from 'vitest';
import {announcement} from '@site/src/config/announcement';
import {reopenAnnouncement} from './announcement';

const dismissed = () => localStorage.getItem('docusaurus.announcement.dismiss');

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it.runIf(announcement)('has an id', () => {
  expect(announcement?.id).toMatch(/\S/);
});

it('stores that a message was closed and brings back the next one', () => {
  reopenAnnouncement('first');
  expect(dismissed()).toBe('false');
  localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  reopenAnnouncement('first');
  expect(dismissed()).toBe('true');
  reopenAnnouncement('second');
  expect(dismissed()).toBe('false');
});

it('does not throw if storage is forbidden', () => {
  const getItem = vi.fn(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.stubGlobal('localStorage', {getItem});
  expect(() => reopenAnnouncement('first')).not.toThrow();
  expect(getItem).toHaveBeenCalledOnce();
});
