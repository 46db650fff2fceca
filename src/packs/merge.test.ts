import {describe, expect, it} from 'vitest';
import type {PackFile} from '../data/schema/packs';
import {mergeReading, parsePack, printPack} from './merge';
import type {PackReading} from './reading';

const from = {key: 'manifest', url: 'https://example.com/manifest.json', day: '2026-01-02'};
const reading: PackReading = {
  title: 'Lamps',
  id: 7,
  of: '1.2.0',
  versions: [{name: '1.2.0', id: 20}],
  minecraft: '1.21.1',
  loader: 'NeoForge',
  loaderVersion: '21.1.216',
  java: 21,
  mods: ['b.jar', 'a.jar'],
};

describe('mergeReading', () => {
  it('begins a file', () => {
    const text = printPack(mergeReading(undefined, reading, from), 'lamps.yaml');
    expect(text).toContain('id: {value: 7, from: manifest}');
    expect(text).toContain('loader_version: {value: 21.1.216, from: manifest, of: 1.2.0}');
    expect(text).toMatch(/files:\n\s+- a\.jar\n\s+- b\.jar/);
    expect(printPack(parsePack(text, 'lamps.yaml'), 'lamps.yaml')).toBe(text);
  });

  it('keeps what another source says, until this one says it, and drops a source that nothing names', () => {
    const before = {
      title: 'Lamps',
      sources: {
        old: {url: 'https://example.com/old', day: '2025-01-01'},
        support: {url: 'https://example.com/s', day: '2025-01-01'},
      },
      supported: {value: true, from: 'support'},
      java: {value: 17, from: 'old'},
      versions: [{name: '1.1.0', id: 10, day: '2025-01-01', from: 'old'}],
      links: {},
    } as PackFile;
    const merged = mergeReading(before, {...reading, java: undefined}, from);
    expect(merged.java).toEqual({value: 17, from: 'old'});
    expect(merged.versions.map(({name}) => name)).toEqual(['1.2.0', '1.1.0']);
    const all = mergeReading({...before, versions: []}, reading, from);
    expect(Object.keys(parsePack(printPack(all, 'a.yaml'), 'a.yaml').sources)).toEqual([
      'support',
      'manifest',
    ]);
  });

  it('lets no older version replace a newer one', () => {
    const now = mergeReading(
      undefined,
      {...reading, of: '1.10.0', versions: [{name: '1.10.0', id: 30}]},
      from,
    );
    const then = mergeReading(
      now,
      {...reading, loaderVersion: '21.1.1', mods: ['old.jar']},
      {...from, key: 'api'},
    );
    expect(then.loader_version?.value).toBe('21.1.216');
    expect(then.mods?.version).toBe('1.10.0');
    expect(then.versions.map(({id}) => id)).toEqual([30, 20]);
  });

  it('refuses another pack', () =>
    expect(() => mergeReading(mergeReading(undefined, reading, from), {...reading, id: 8}, from)).toThrow(
      'is about pack 8, but the data file is about pack 7',
    ));
});

it('printPack writes nothing that does not fit', () => {
  const wrong = mergeReading(undefined, reading, {...from, day: 'today'});
  expect(() => printPack(wrong, 'lamps.yaml')).toThrow(
    'lamps.yaml  sources.manifest.day: found the text "today"',
  );
});
