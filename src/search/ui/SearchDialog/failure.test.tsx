import {render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import type {SearchEngine} from '../engine';
import {Failure, reportFailure} from './failure';

afterEach(() => vi.unstubAllEnvs());

describe('Failure', () => {
  const show = (engine: 'embedded' | 'hosted') => {
    const dialog = document.createElement('div');
    dialog.innerHTML = '<div class="DocSearch-Dropdown"></div>';
    document.body.replaceChildren(dialog);
    render(<Failure engine={engine} dialog={dialog} />);
    return screen.getByRole('alert').textContent;
  };

  it('tells a reader that the search cannot be reached', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(show('embedded')).toBe('Unable to fetch resultsYou might want to check your network connection.');
  });

  it('tells a writer under `npm start` how to get an index, where there is one to get', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(show('embedded')).toContain('No search index yetRun "npm run build" once');
    expect(show('hosted')).toContain('Unable to fetch results');
  });
});

describe('reportFailure', () => {
  const request = {requests: [{indexName: 'docs', query: 'ram'}]};
  const ask = (search: SearchEngine['search']) => {
    const setFailed = vi.fn();
    return {setFailed, search: reportFailure(search, setFailed) as unknown as SearchEngine['search']};
  };

  it('passes an answer on', async () => {
    const answer = {results: []};
    const {search, setFailed} = ask(async () => answer);
    expect(await search(request)).toBe(answer);
    expect(setFailed.mock.calls).toEqual([[false]]);
  });

  it('has no results for each question when there is no answer', async () => {
    const {search, setFailed} = ask(async () => Promise.reject(new Error('offline')));
    expect(await search(request)).toEqual({results: [{hits: [], nbHits: 0}]});
    expect(setFailed.mock.calls).toEqual([[true]]);
  });

  it('tells nothing of a question that another has overtaken', async () => {
    const ends: ((error?: Error) => void)[] = [];
    const {search, setFailed} = ask(
      () =>
        new Promise((resolve, reject) =>
          ends.push((error) => (error ? reject(error) : resolve({results: []}))),
        ),
    );
    const both = [search(request), search(request)];
    ends[1]!();
    ends[0]!(new Error('too late'));
    await Promise.all(both);
    expect(setFailed.mock.calls).toEqual([[false]]);
  });
});
