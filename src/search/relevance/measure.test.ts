import {describe, expect, it} from 'vitest';
import type {Hit, SearchResponse} from '../types';
import {goals, inDialogOrder, isHeldBack, measure, parseQueries, reaches, summary} from './measure';

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
    expect(score.outcomes.map(({row}) => row)).toEqual([1, 4, 0]);
    expect(score).toMatchObject({skipped: 1, top1: 1 / 3, top5: 2 / 3, rows: 2 / 3, filled: 0});
    expect(summary(score)).toBe(
      '3 queries, first 33.3 %, five pages 66.7 %, five rows 66.7 %, one page fills five rows 0.0 %; 1 wait for pages that are not written',
    );
  });
});

it('counts the queries whose first five rows are of one page', () => {
  const rows = (...paths: string[]) => answer(...paths.map((path) => hit(path)));
  const answers: Record<string, SearchResponse> = {
    filled: rows('/x#1', '/x#2', '/x#3', '/x#4', '/x#5', '/y'),
    varied: rows('/x#1', '/x#2', '/y', '/z#1', '/z#2'),
    few: rows('/x#1', '/x#2'),
  };
  const queries = Object.keys(answers).map((query) => ({query, pages: ['/x']}));
  expect(measure(queries, (query) => answers[query]!, new Set(['/x'])).filled).toBeCloseTo(1 / 3);
});

it.each([
  [{}, true],
  [{top1: 0.8}, false],
  [{top5: 0.9}, false],
  [{rows: 0.9}, false],
  [{filled: goals.filled}, false],
])('a score with %j reaches the goals: %s', (worse, reached) => {
  const best = {outcomes: [], skipped: 0, top1: 1, top5: 1, rows: 1, filled: 0};
  expect(reaches({...best, ...worse})).toBe(reached);
});

it('holds about half of the queries back, always the same ones', () => {
  const queries = Array.from({length: 1000}, (_, number) => `query ${number}`);
  const held = queries.filter(isHeldBack);
  expect(held.length).toBeGreaterThan(400);
  expect(held.length).toBeLessThan(600);
  expect(queries.filter(isHeldBack)).toEqual(held);
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
    ['{query: ram}', 'q.jsonl:2  a line is'],
  ])('says where %s is wrong', (line, message) => {
    expect(() => parseQueries(`{"query": "a", "pages": ["/x"]}\n${line}`, 'q.jsonl')).toThrow(message);
  });
});
