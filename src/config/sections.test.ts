import {expect, it} from 'vitest';
import {sectionOf, sections} from './sections';

it('knows the section of its landing page and of every page below', () => {
  expect(sections.map(({path}) => sectionOf(path)?.id)).toEqual(sections.map(({id}) => id));
  expect(sectionOf('/docs/mods/suite/Ranks/Advanced Conditions')?.id).toBe('mods');
});

it('does not mistake a longer name for a section', () => {
  expect(sectionOf('/docs/modpacks')?.id).toBe('modpacks');
  expect(sectionOf('/docs/application')).toBeUndefined();
});

it('leaves pages outside the sections alone', () => {
  expect(['/', '/docs', '/docs/tags/automation', '/search'].map(sectionOf)).toEqual(Array(4).fill(undefined));
});
