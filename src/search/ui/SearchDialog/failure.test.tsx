import {render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import type {SearchResponse} from '../../types';
import type {SearchEngine} from '../engine';
import {Failure, reportOutcome} from './failure';

afterEach(() => vi.unstubAllEnvs());

describe('Failure', () => {
  const show = (engine: 'embedded' | 'hosted') => {
    document.body.replaceChildren();
    render(<Failure engine={engine} />);
    return screen.getByRole('alert').textContent;
  };

  it('tells a reader that the search cannot be reached', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(show('embedded')).toBe('Unable to fetch resultsYou might want to check your network connection.');
  });

  it('tells a writer under `npm start` how to build the index of the embedded engine', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(show('embedded')).toContain('No search index yetRun "npm run build" once');
    expect(show('hosted')).toContain('Unable to fetch results');
  });
});

describe('reportOutcome', () => {
  const request = {requests: [{indexName: 'docs', query: 'ram'}]};
  const ask = (search: SearchEngine['search']) => {
    const setOutcome = vi.fn();
    return {
      setOutcome,
      search: reportOutcome(search, {maxResultsPerGroup: 5}, setOutcome) as unknown as SearchEngine['search'],
    };
  };
  const answer = (more: object) => ({results: [{hits: [], nbHits: 0, ...more}]}) as unknown as SearchResponse;
  const found = {kind: 'found', isForeign: false};

  it.each([
    [{nbHits: 2}, found],
    [
      {nbHits: 2, language: 'de'},
      {kind: 'found', isForeign: true},
    ],
    [{nearest: ['rank']}, {kind: 'nothing', query: 'ram', words: ['rank']}],
    [
      {nearest: ['rank'], closest: {title: 'Ranks', url: '/ranks'}},
      {kind: 'nothing', query: 'ram', words: ['rank'], closest: {title: 'Ranks', url: '/ranks'}},
    ],
    [{}, {kind: 'nothing', query: 'ram', words: expect.arrayContaining(['crash report'])}],
  ])('passes an answer on and reports its outcome: %j', async (result, outcome) => {
    const {search, setOutcome} = ask(async () => answer(result));
    expect(await search(request)).toEqual(answer(result));
    expect(setOutcome.mock.calls).toEqual([[outcome]]);
  });

  it('returns no results for a query that fails', async () => {
    const {search, setOutcome} = ask(async () => Promise.reject(new Error('offline')));
    expect(await search(request)).toEqual({results: [{hits: [], nbHits: 0}]});
    expect(setOutcome.mock.calls).toEqual([[{kind: 'failed'}]]);
  });

  it('reports nothing about a query that a later one has replaced', async () => {
    const ends: ((error?: Error) => void)[] = [];
    const {search, setOutcome} = ask(
      () =>
        new Promise((resolve, reject) =>
          ends.push((error) => (error ? reject(error) : resolve(answer({nbHits: 1})))),
        ),
    );
    const both = [search(request), search(request)];
    ends[1]!();
    ends[0]!(new Error('too late'));
    await Promise.all(both);
    expect(setOutcome.mock.calls).toEqual([[found]]);
  });

  it('forgets the previous outcome when a query starts anew, not while one is being typed', async () => {
    const {search, setOutcome} = ask(async () => answer({}));
    const nothing = (query: string) => expect.objectContaining({kind: 'nothing', query});
    for (const query of ['ra', 'ram', 'server']) {
      await search({requests: [{indexName: 'docs', query}]});
    }
    expect(setOutcome.mock.calls).toEqual([[nothing('ra')], [nothing('ram')], [found], [nothing('server')]]);
  });
});
