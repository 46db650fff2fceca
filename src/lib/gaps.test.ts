import {expect, it} from 'vitest';
import {fill} from './gaps';

it('fills placeholders with their value, their words or their name', () => {
  const text = '{mod|A mod} needs {dependency}, says {mod|the log}.';
  expect(fill(text, {mod: 'JEI', dependency: 'Forge'})).toBe('JEI needs Forge, says JEI.');
  expect(fill(text, {})).toBe('A mod needs dependency, says the log.');
  expect(fill(text, {mod: 'a|b'}, (value) => `(${value})`)).toBe('(a|b) needs dependency, says (a|b).');
});
