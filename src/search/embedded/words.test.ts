import {describe, expect, it} from 'vitest';
import {indexTerms, normalize, plainTerms, termsOf} from './words';

it('splits a text at everything but letters, numbers and underscores', () => {
  expect(termsOf('/rtp ftbranks.chat_text')).toEqual(['rtp', 'ftbrank', 'chat_text']);
});

it('finds an identifier as a whole and by its parts', () => {
  expect(indexTerms('MAX_HOMES')).toEqual(['max_home', 'max', 'home']);
  expect(plainTerms(['max_home', 'limit'])).toEqual(['max', 'home', 'limit']);
});

describe('normalize', () => {
  it.each([
    ['Mods', 'mod'],
    ['entities', 'entity'],
    ['boxes', 'boxe'],
    ['Crème', 'creme'],
    // Ends in s, but is not a plural.
    ['tps', 'tps'],
    ['class', 'class'],
    ['status', 'status'],
    ['series', 'sery'],
  ])('%s becomes %s', (text, term) => {
    expect(normalize(text)).toBe(term);
  });
});

describe('indexTerms', () => {
  it.each([
    ['NeoForge', ['neoforge', 'neo', 'forge']],
    [
      'UnsupportedClassVersionError',
      ['unsupportedclassversionerror', 'unsupported', 'class', 'version', 'error'],
    ],
    ['8GB', ['8gb', '8', 'gb']],
    ['IPv4', ['ipv4']],
    // Versions and codes are not split, but a version also matches its prefix.
    ['v1.20.1', ['1.20.1', '1.20']],
    ['21.1.218', ['21.1.218', '21.1']],
    ['auth:71', ['auth:71', 'auth', '71']],
    ['AUTH-000006', ['auth-000006', 'auth', '000006']],
    ["doesn't", ['doesnt']],
    // The plural ending is removed from both forms.
    ['KubeJS', ['kubej', 'kube', 'js']],
  ])('%s is found by %j', (text, terms) => {
    expect(indexTerms(text)).toEqual(terms);
  });
});
