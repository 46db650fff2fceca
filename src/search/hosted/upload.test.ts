import {algoliasearch} from 'algoliasearch';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {FakeService} from '../../../tests/unit/search-service';
import {heading, recordsOf} from '../../../tests/unit/search-site';
import {sectionOf} from '../../config/sections';
import type {SearchRecord} from '../types';
import {hostedStopWords, hostedSynonyms, settings} from './settings';
import {sectionsOf} from './objects';
import {upload} from './upload';
import type {Upload} from './upload';

const app = sectionOf('/docs/app')!.label;

const records = recordsOf({
  '/docs/app/one': {
    title: 'One & only',
    body: `${heading(2, 'pid', 'Process')}<p>Text with <code>&lt;pid></code><p>and more`,
  },
  '/docs/app/two': {title: 'Two', body: `${heading(2, 'more', 'More')}<p>More text`},
});

let service: FakeService;
let client: Upload['client'];
let lines: string[];

beforeEach(async () => {
  service = new FakeService();
  const port = await service.start();
  const hosts = [{url: '127.0.0.1', port, protocol: 'http' as const, accept: 'readWrite' as const}];
  client = algoliasearch('APP', 'write-key', {hosts});
  lines = [];
});

afterEach(() => service.stop());

const push = (options: Partial<Upload> = {}) =>
  upload({
    records,
    indexName: 'docs',
    client,
    dryRun: false,
    allowFewer: false,
    log: (line) => lines.push(line),
    ...options,
  });

const writes = () => service.calls.filter(({method, path}) => method !== 'GET' && !path.endsWith('/query'));

const many = (count: number): SearchRecord[] =>
  Array.from({length: count}, (_, i) => ({
    ...records[0]!,
    objectID: `r${i}`,
    url: `${records[0]!.url}#${i}`,
  }));

describe('upload', () => {
  it('fills a new index beside the old one and swaps it in with settings and synonyms', async () => {
    service.indices.set('docs', {records: [{objectID: 'old'}]});
    await push();
    expect([...service.indices.keys()]).toEqual(['docs']);
    const index = service.indices.get('docs')!;
    expect(index.settings).toEqual(settings);
    expect(index.synonyms).toEqual(hostedSynonyms);
    expect(index.records.map((record) => (record as SearchRecord).objectID)).toEqual(
      sectionsOf(records).map(({objectID}) => objectID),
    );
    expect(service.stopWords).toEqual(hostedStopWords.map(({body}) => body.word));
    expect(service.stopWords).toContain('never');
    // Only the last step modifies the live index.
    expect(writes().filter(({path}) => path.startsWith('/1/indexes/docs/'))).toEqual([]);
    expect(writes().at(-1)).toMatchObject({body: {operation: 'move', destination: 'docs'}});
    expect(lines).toEqual([
      expect.stringMatching(/^4 records; the largest has \d+ bytes \(limit: 10000\)\.$/),
      'The index docs currently has 1 records.',
      'The index docs now has 4 records.',
    ]);
  });

  it('escapes texts except the name of the group, and adds the words of the address', async () => {
    await push();
    expect(service.indices.get('docs')?.records.slice(0, 2)).toEqual([
      expect.objectContaining({
        hierarchy: expect.objectContaining({lvl0: `${app}: Guides`, lvl1: 'One &amp; only'}),
        url_words: 'app one',
      }),
      expect.objectContaining({content: 'Text with &lt;pid&gt; and more', url_words: null}),
    ]);
  });

  it('writes nothing in a dry run', async () => {
    await push({dryRun: true});
    expect(writes()).toEqual([]);
    expect(lines.slice(1)).toEqual(['The index docs does not exist yet.', 'Dry run: nothing was written.']);
  });

  it('runs a dry run without keys and without the service', async () => {
    await push({dryRun: true, client: undefined});
    expect(service.calls).toEqual([]);
    expect(lines.at(-1)).toBe('Skipped the comparison with the hosted index, because no keys are set.');
  });

  it('leaves the old index unchanged and removes the new one if a step fails', async () => {
    service.indices.set('docs', {records: many(3)});
    service.failing = ({path}) => (path.endsWith('/batch') && !path.includes('synonyms') ? 400 : undefined);
    await expect(push()).rejects.toThrow('The upload failed; the records of the index docs are unchanged.');
    expect([...service.indices.keys()]).toEqual(['docs']);
    expect(service.indices.get('docs')?.records).toHaveLength(3);
  });
});

describe('refuses', () => {
  it('to replace an index by fewer than half of its records, unless allowFewer is set', async () => {
    service.indices.set('docs', {records: many(9)});
    await expect(push()).rejects.toThrow(/4 records, less than half of the current 9.*--allow-fewer/s);
    await expect(push({dryRun: true})).rejects.toThrow('4 records, less than half of the current 9');
    expect(writes()).toEqual([]);
    await push({allowFewer: true});
    expect(service.indices.get('docs')?.records).toHaveLength(4);
  });

  it('accepts exactly half', async () => {
    service.indices.set('docs', {records: many(8)});
    await push();
    expect(service.indices.get('docs')?.records).toHaveLength(4);
  });

  it('to upload no records', async () => {
    await expect(push({records: []})).rejects.toThrow('Run "npm run build" first');
  });

  it('records that are too large for the service, and names their pages', async () => {
    const large = {...records[0]!, content: '→'.repeat(10_000)};
    await expect(push({records: [large]})).rejects.toThrow(
      /https:\/\/docs\.example\/docs\/app\/one: \d{5} bytes/,
    );
    expect(service.calls).toEqual([]);
  });

  it('to continue if the index cannot be read', async () => {
    service.failing = () => 403;
    await expect(push()).rejects.toThrow('Could not read the index docs.');
    expect(writes()).toEqual([]);
  });
});

it.each([
  ['synonym', hostedSynonyms.map(({objectID}) => objectID)],
  ['stop word', hostedStopWords.map(({body}) => body.objectID)],
])('names every %s once', (_, ids) => {
  expect(new Set(ids).size).toBe(ids.length);
});
