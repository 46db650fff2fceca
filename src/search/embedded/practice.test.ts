import {expect, it} from 'vitest';
import {practice} from './practice';

it('practises a few times without an error, and comes to an end', () => {
  const goOn = practice();
  let pieces = 1;
  while (goOn()) {
    pieces += 1;
  }
  expect(pieces).toBeGreaterThan(1);
  expect(pieces).toBeLessThan(20);
});
