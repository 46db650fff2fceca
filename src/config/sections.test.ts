import {expect, it} from 'vitest';
import {sectionOf, sections} from './sections';

it('finds the section of a landing page and of every page below it', () => {
  expect(sections.map(({path}) => sectionOf(path)?.id)).toEqual(sections.map(({id}) => id));
  expect(sectionOf('/docs/mods/suite/Ranks/Advanced Conditions')?.id).toBe('mods');
});

it('finds no section for a path that only begins like one', () => {
  expect(sectionOf('/docs/modpacks')?.id).toBe('modpacks');
  expect(sectionOf('/docs/application')).toBeUndefined();
});

it('finds no section for other pages', () => {
  expect(['/', '/docs', '/docs/tags/automation', '/search'].map(sectionOf)).toEqual(Array(4).fill(undefined));
});
