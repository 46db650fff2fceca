import path from 'node:path';
import {expect, it} from 'vitest';
import {loadRules} from './load';
import {packRules, unpackRules} from './rules';

it('restores packed rules, also from JSON', () => {
  const rules = loadRules(path.resolve(__dirname, '../../..'));
  const packed = JSON.stringify(packRules(rules));
  expect(unpackRules(JSON.parse(packed) as ReturnType<typeof packRules>)).toEqual(rules);
  expect(packed.length).toBeLessThan(JSON.stringify(rules).length);
});
