import {beforeEach, expect, it, vi} from 'vitest';
import {announcement, announcementResetScript} from './announcement';

const store = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
};
const run = (id: string, storage: unknown = localStorage) =>
  new Function('localStorage', announcementResetScript(id))(storage);
const dismissed = () => store.get('docusaurus.announcement.dismiss');

beforeEach(() => store.clear());

it.runIf(announcement)('has an id, which is what a reader closes', () => {
  expect(announcement?.id).toMatch(/\S/);
});

it('stores that a message was closed and brings back the next one', () => {
  run('first');
  expect(dismissed()).toBe('false');
  store.set('docusaurus.announcement.dismiss', 'true');
  run('first');
  expect(dismissed()).toBe('true');
  run('second');
  expect(dismissed()).toBe('false');
});

it('never throws, not even where storage is forbidden', () => {
  const getItem = vi.fn(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => run('first', {getItem})).not.toThrow();
  expect(getItem).toHaveBeenCalledOnce();
});

it('cannot end the script element it stands in', () => {
  expect(announcementResetScript('</script>')).not.toContain('<');
  run('</script>');
  expect(store.get('docusaurus.announcement.id')).toBe('</script>');
});
