import {describe, expect, it} from 'vitest';
import type {Hit, SearchResponse} from '../types';
import {inDialogOrder, measure, parseQueries, summary} from './measure';

const hit = (path: string, lvl0 = 'A', lvl1 = path) =>
  ({url: `https://docs.example${path}`, hierarchy: {lvl0, lvl1}}) as Hit;
const answer = (...hits: Hit[]) => ({results: [{hits}]}) as unknown as SearchResponse;

describe('inDialogOrder', () => {
  it('puts groups together in order of appearance, five of each at most', () => {
    const hits = [hit('/a1', 'A'), hit('/b1', 'B'), ...[2, 3, 4, 5, 6].map((n) => hit(`/a${n}`, 'A'))];
    expect(inDialogOrder(hits).map(({url}) => url.slice(-2))).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1']);
  });

  it('puts hits of one page together', () => {
    const hits = [hit('/p#1', 'A', 'P'), hit('/q', 'A', 'Q'), hit('/p#2', 'A', 'P')];
    expect(inDialogOrder(hits).map(({url}) => new URL(url).pathname + new URL(url).hash)).toEqual([
      '/p#1',
      '/p#2',
      '/q',
    ]);
  });
});

describe('measure', () => {
  const answers: Record<string, SearchResponse> = {
    first: answer(hit('/x'), hit('/y')),
    third: answer(hit('/y#1'), hit('/y#2'), hit('/z'), hit('/x')),
    never: answer(),
  };
  const queries = ['first', 'third', 'never'].map((query) => ({query, pages: ['/x', '/not-written']}));

  it('finds the place of the first right page, each page counted once', () => {
    const score = measure(
      [...queries, {query: 'later', pages: ['/not-written']}],
      (query) => answers[query]!,
      new Set(['/x']),
    );
    expect(score.outcomes.map(({place}) => place)).toEqual([1, 3, 0]);
    expect(score).toMatchObject({skipped: 1, top1: 1 / 3, top5: 2 / 3});
    expect(score.mrr).toBeCloseTo((1 + 1 / 3) / 3);
    expect(summary(score)).toBe(
      '3 queries, top-1 33.3 %, top-5 66.7 %, MRR 0.444; 1 wait for pages that are not written',
    );
  });
});

describe('parseQueries', () => {
  it('reads a query a line', () => {
    expect(parseQueries('{"query": "ram", "pages": ["/docs/x"]}\n\n', 'q.jsonl')).toEqual([
      {query: 'ram', pages: ['/docs/x']},
    ]);
  });

  it.each([
    ['{"query": "ram"}', 'q.jsonl:2  a line is'],
    ['{"query": "", "pages": ["/x"]}', 'q.jsonl:2  a line is'],
    ['{query: ram}', 'q.jsonl:2  not JSON'],
  ])('says where %s is wrong', (line, message) => {
    expect(() => parseQueries(`{"query": "a", "pages": ["/x"]}\n${line}`, 'q.jsonl')).toThrow(message);
  });
});
