import {expect, it} from 'vitest';
import {ScoreBuffers} from './score-buffers';

it('gives an empty buffer, also when it has been used before', () => {
  const buffers = new ScoreBuffers(3);
  const buffer = buffers.take();
  buffer[1] = 5;
  buffers.release(buffer, [1]);
  const again = buffers.take();
  expect(again).toBe(buffer);
  expect([...again]).toEqual([0, 0, 0]);
});

it('gives no buffer twice at once', () => {
  const buffers = new ScoreBuffers(1);
  expect(buffers.take()).not.toBe(buffers.take());
});
