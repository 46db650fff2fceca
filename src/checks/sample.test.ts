import {beforeAll, describe, expect, it} from 'vitest';
import {drawFrom, statementsOf, type Statement} from './sample';
import {readContent} from '../content';
import {readData} from '../data/model/read';

let all: Statement[];
beforeAll(() => {
  all = statementsOf(readContent(process.cwd()), readData(process.cwd()));
}, 60_000);

describe('statements', () => {
  it('are those of one version of Minecraft where the page differs', () => {
    const found = (minecraft: string) =>
      all.find((one) => one.minecraft === minecraft && /the number is in (ticks|seconds)/.test(one.statement))
        ?.statement;
    expect(found('1.21.1')).toContain('the number is in ticks');
    expect(found('26.1')).toContain('the number is in seconds');
  });

  it('say where they are', () => {
    expect(all.every(({source}) => /^(docs|src\/data)\/.+:\d+$/.test(source))).toBe(true);
  });
});

describe('a sample', () => {
  it('is the same for the same seed only', () => {
    expect(drawFrom(all, 50, 7)).toEqual(drawFrom(all, 50, 7));
    expect(drawFrom(all, 50, 7)).not.toEqual(drawFrom(all, 50, 8));
  });

  it('has as many statements of each section and version', () => {
    const counts = new Map<string, number>();
    for (const {section, minecraft = ''} of drawFrom(all, 70, 1)) {
      counts.set(section + minecraft, (counts.get(section + minecraft) ?? 0) + 1);
    }
    expect(counts.size).toBe(7);
    expect([...counts.values()].every((count) => count === 10)).toBe(true);
  });
});
