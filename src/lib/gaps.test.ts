import {expect, it} from 'vitest';
import {fill} from './gaps';

it('fills gaps, with their words where there is no value and their name where there are no words', () => {
  const text = '{mod|A mod} needs {dependency}, says {mod|the log}.';
  expect(fill(text, {mod: 'JEI', dependency: 'Forge'})).toBe('JEI needs Forge, says JEI.');
  expect(fill(text, {})).toBe('A mod needs dependency, says the log.');
  expect(fill(text, {mod: 'a|b'}, (value) => `(${value})`)).toBe('(a|b) needs dependency, says (a|b).');
});
