import {describe, expect, it} from 'vitest';
import type {Hit, SearchResponse} from '../types';
import {isHeldBack, measure, parseQueries, reaches, summary} from './measure';

const hit = (path: string, lvl0 = 'A') =>
  ({url: `https://docs.example${path}`, hierarchy: {lvl0, lvl1: path}}) as Hit;
const answer = (...hits: Hit[]) => ({results: [{hits}]}) as unknown as SearchResponse;
const existing = new Set(['/docs/x', '/docs/x#a', '/docs/x#b']);

describe('measure', () => {
  const answers: Record<string, SearchResponse> = {
    first: answer(hit('/docs/x#a'), hit('/docs/y')),
    page: answer(hit('/docs/x#b'), hit('/docs/y'), hit('/docs/x#a')),
    never: answer(hit('/docs/x'), hit('/docs/y')),
    helped: answer(hit('/docs/z')),
  };
  const queries = Object.keys(answers).map((query) => ({
    query,
    places: ['/docs/x#a', '/docs/not-written'],
    pages: ['/docs/z'],
  }));

  it('finds the first row of a right place, and of a right page', () => {
    const score = measure(
      [...queries, {query: 'later', places: ['/docs/not-written']}],
      (query) => answers[query]!,
      existing,
    );
    expect(score.outcomes.map(({place}) => place)).toEqual([1, 3, 0, 0]);
    expect(score.outcomes.map(({page}) => page)).toEqual([1, 1, 1, 1]);
    expect(score).toMatchObject({
      skipped: 1,
      missing: [],
      firstPlace: 1 / 4,
      fivePlaces: 2 / 4,
      firstPage: 1,
    });
    expect(summary(score)).toBe(
      '4 queries, section: first row 25.0 %, first five 50.0 %; page: first row 100.0 %, first five 100.0 %; first five from one page 0.0 %; skipped 1 queries whose pages do not exist',
    );
  });

  it('treats a place without a hash as the whole page', () => {
    const [outcome] = measure(
      [{query: 'page', places: ['/docs/x']}],
      (query) => answers[query]!,
      existing,
    ).outcomes;
    expect(outcome).toMatchObject({place: 0, page: 1});
  });

  it('counts rows as the dialog shows them: at most five of a group', () => {
    const many = [1, 2, 3, 4, 5, 6].map((number) => hit(`/docs/y${number}`, 'B'));
    const [outcome] = measure(
      [{query: '', places: ['/docs/x#a']}],
      () => answer(...many, hit('/docs/x#a')),
      existing,
    ).outcomes;
    expect(outcome?.place).toBe(6);
  });

  it('names places that their pages do not have', () => {
    const {missing} = measure(
      [{query: 'first', places: ['/docs/x#gone']}],
      (query) => answers[query]!,
      existing,
    );
    expect(missing).toEqual(['/docs/x#gone']);
  });
});

it('counts the queries whose first five rows all lead to one page', () => {
  const rows = (...paths: string[]) => answer(...paths.map((path, place) => hit(path, String(place))));
  const answers: Record<string, SearchResponse> = {
    filled: rows('/docs/x#1', '/docs/x#2', '/docs/x#3', '/docs/x#4', '/docs/x#5', '/docs/y'),
    varied: rows('/docs/x#1', '/docs/x#2', '/docs/y', '/docs/z#1', '/docs/z#2'),
    few: rows('/docs/x#1', '/docs/x#2'),
  };
  const queries = Object.keys(answers).map((query) => ({query, places: ['/docs/x']}));
  expect(measure(queries, (query) => answers[query]!, existing).filled).toBeCloseTo(1 / 3);
});

it.each([
  [{}, true],
  [{firstPlace: 0.4}, false],
  [{fivePlaces: 0.7}, false],
  [{firstPage: 0.8}, false],
  [{fivePages: 0.9}, false],
  [{filled: 0.15}, false],
])('a score with %j reaches the goals: %s', (worse, reached) => {
  const goals = {firstPlace: 0.5, fivePlaces: 0.8, firstPage: 0.9, fivePages: 0.95, filled: 0.15};
  expect(
    reaches({firstPlace: 1, fivePlaces: 1, firstPage: 1, fivePages: 1, filled: 0, ...worse}, goals),
  ).toBe(reached);
});

it('holds about half of the queries back, always the same ones', () => {
  const queries = Array.from({length: 1000}, (_, number) => `query ${number}`);
  const held = queries.filter(isHeldBack);
  expect(held.length).toBeGreaterThan(400);
  expect(held.length).toBeLessThan(600);
  expect(queries.filter(isHeldBack)).toEqual(held);
});

describe('parseQueries', () => {
  it('reads one query per line', () => {
    expect(parseQueries('{"query": "ram", "places": ["/docs/x#a"]}\n\n', 'q.jsonl')).toEqual([
      {query: 'ram', places: ['/docs/x#a']},
    ]);
  });

  it.each([
    ['{"query": "ram"}', 'q.jsonl:2  invalid query'],
    ['{"query": "", "places": ["/docs/x"]}', 'q.jsonl:2  invalid query'],
    ['{"query": "ram", "places": ["https://docs.example/x"]}', 'q.jsonl:2  invalid query'],
    ['{query: ram}', 'q.jsonl:2  invalid query'],
  ])('reports the line of a mistake: %s', (line, message) => {
    expect(() => parseQueries(`{"query": "a", "places": ["/docs/x"]}\n${line}`, 'q.jsonl')).toThrow(message);
  });
});
