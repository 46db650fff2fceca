import {expect, it} from 'vitest';
import {combine} from './tool';

it('combines head and handle without rounding errors', () => {
  // In floating-point arithmetic, 580 × 2.1 and 1.1 × 1.1 are slightly off.
  const head = {durability: 580, attack: 1.1, speed: 1.1};
  const handle = {durability: 1.1, attack: 0.1, speed: 0.1};
  expect(combine(head, handle)).toEqual({durability: 1218, attack: 1.21, speed: 1.21});
});
