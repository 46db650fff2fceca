import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {Doctor} from '../engine';
import {longestLine} from '../engine/scan';
import type {DiagnosisFile} from '../../data/schema/diagnoses';
import {loadFiles} from '../../data/model/load';
import {readExpression} from '../../data/schema/expression';
import {loadRules} from './load';

const root = path.resolve(__dirname, '../../..');
const megabytes = 10;

/** All expressions in the data, each with the id of the first diagnosis that uses the expression. */
const expressions = new Map<string, string>();
for (const {kind, data} of loadFiles(path.join(root, 'src/data')).files) {
  if (kind.name !== 'diagnoses') continue;
  for (const {id, when} of (data as DiagnosisFile).diagnoses) {
    const patterns = [...(when.any ?? []), ...(when.not ?? [])].flatMap(
      ({after, before, near, without, notFollowedBy, ...own}) => [
        own,
        after,
        before,
        near,
        without,
        notFollowedBy,
      ],
    );
    patterns.forEach(
      (pattern) => pattern?.match && expressions.set(pattern.match, expressions.get(pattern.match) ?? id),
    );
  }
}

/** Returns the slowest input for an expression: lines that almost match it many times. */
function worstLines(text: string): string[] {
  const {shown, anchor} = readExpression(text);
  const near = shown.replace(/…|<\w+>/g, 'a'.repeat(50)).slice(0, -1);
  const pieces = [
    near,
    anchor,
    shown.slice(0, 1),
    shown.slice(0, 4),
    `${shown.slice(0, 2)}${'a1 .'.repeat(40)}`,
  ];
  return pieces.map((piece) => (piece || 'a').repeat(longestLine).slice(0, longestLine));
}

describe('ten megabytes of the slowest text', () => {
  it('are read within a second for each expression', {timeout: 120_000}, () => {
    expect(expressions.size).toBeGreaterThan(40);
    const slow: string[] = [];
    for (const [text, id] of expressions) {
      const expression = new RegExp(readExpression(text).source);
      const lines = worstLines(text);
      // Each kind of line makes up an equal share of the ten megabytes.
      const times = (megabytes * 2 ** 20) / longestLine / lines.length;
      const started = process.cpuUsage();
      for (const line of lines) {
        for (let i = 0; i < times; i += 1) expression.exec(line);
      }
      const seconds = process.cpuUsage(started).user / 1e6;
      if (seconds > 1) slow.push(`${id}: ${text} took ${seconds.toFixed(1)} s`);
    }
    expect(slow).toEqual([]);
  });

  it('take all of them together only a little longer than any other log', {timeout: 60_000}, async () => {
    const doctor = new Doctor(loadRules(root));
    const lines = [...expressions.keys()].flatMap(worstLines).join('\n');
    const text = lines.repeat(Math.ceil((megabytes * 2 ** 20) / lines.length));
    // Measures CPU time, because other programs affect the elapsed time.
    const started = process.cpuUsage();
    await doctor.diagnose([{name: 'latest.log', blob: new Blob([text])}]);
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan((4 * text.length) / (megabytes * 2 ** 20));
  });
});
