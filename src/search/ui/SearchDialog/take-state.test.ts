import {expect, it, vi} from 'vitest';
import {takeState} from './take-state';

const idle = {query: '', status: 'idle', context: {}, collections: [] as string[], isOpen: false};

it('draws what the reader does at once, so that the field keeps the letter', () => {
  const set = vi.fn();
  const typed = {...idle, query: 'r'};
  takeState({state: typed, prevState: idle}, set);
  const asked = {...typed, status: 'loading'};
  takeState({state: asked, prevState: typed}, set);
  expect(set.mock.calls).toEqual([[typed], [asked]]);
});

it('draws an answer once, when all of it is known, before the next task', async () => {
  const set = vi.fn();
  const asked = {...idle, query: 'r', status: 'loading'};
  const counted = {...asked, context: {nbHits: 2}};
  takeState({state: counted, prevState: asked}, set);
  const answered = {...counted, status: 'idle'};
  takeState({state: answered, prevState: counted}, set);
  const filled = {...answered, collections: ['/ram', '/rtp']};
  takeState({state: filled, prevState: answered}, set);
  const open = {...filled, isOpen: true};
  takeState({state: open, prevState: filled}, set);
  expect(set).not.toHaveBeenCalled();

  await Promise.resolve();
  // The same again, once the promise of the answer is settled.
  takeState({state: {...open}, prevState: open}, set);
  await Promise.resolve();
  expect(set.mock.calls).toEqual([[open]]);
});

it('draws what comes after an answer as before', async () => {
  const set = vi.fn();
  takeState({state: idle, prevState: {...idle, status: 'stalled'}}, set);
  await Promise.resolve();
  const typed = {...idle, query: 'r'};
  takeState({state: typed, prevState: idle}, set);
  expect(set.mock.calls).toEqual([[idle], [typed]]);
});
