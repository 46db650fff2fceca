import {expect, it} from 'vitest';
import {Scratch} from './scratch';

it('lends room that is empty, also when it has been used before', () => {
  const scratch = new Scratch(3);
  const room = scratch.take();
  room[1] = 5;
  scratch.giveBack(room, [1]);
  const again = scratch.take();
  expect(again).toBe(room);
  expect([...again]).toEqual([0, 0, 0]);
});

it('lends nothing twice at once', () => {
  const scratch = new Scratch(1);
  expect(scratch.take()).not.toBe(scratch.take());
});
