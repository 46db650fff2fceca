import {expect, it} from 'vitest';
import {practice, rehearsal} from './practice';

it('practises a few times without an error, and comes to an end', () => {
  const goOn = practice();
  let pieces = 1;
  while (goOn()) {
    pieces += 1;
  }
  expect(pieces).toBeGreaterThan(1);
  expect(pieces).toBeLessThan(20);
});

it('rehearses different questions, and not for long', () => {
  const questions = rehearsal();
  expect(questions.length).toBeGreaterThan(10);
  expect(questions.length).toBeLessThan(70);
  expect([...'abcdefghijklmnopqrstuvwxyz/'].filter((letter) => !questions.includes(letter))).toEqual([]);
  // What was found for a word is remembered: asked again it would rehearse nothing.
  expect(new Set(questions).size).toBe(questions.length);
});
