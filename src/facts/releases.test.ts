import {describe, expect, it} from 'vitest';
import {needsOf} from './releases';

const gradle =
  'mod_version=2101.1.14\nminecraft_version=1.21.1\nftb_library_version=2101.1.30\nftb_teams_version=2101.1.9\n';
const toml = (...blocks: string[]) =>
  `[[mods]]\nmodId = "ftbchunks"\n\n${blocks.map((block) => `[[dependencies.ftbchunks]]\n${block}`).join('\n\n')}`;
const sources = (path: string, text: string, build = '') =>
  new Map([
    ['gradle.properties', gradle],
    ['neoforge/build.gradle', build],
    [path, text],
  ]);

describe('needsOf', () => {
  const library = 'modId = "ftblibrary"\ntype = "required"\nversionRange = "[${libraryversion},)"';

  it('follows a placeholder through the build file', () =>
    expect(
      needsOf(
        sources(
          'neoforge/neoforge.mods.toml',
          toml(library),
          '"libraryversion": project.ftb_library_version,\n',
        ),
      ),
    ).toEqual({minecraft: '1.21.1', needs: {'ftb-library': '2101.1.30'}}));

  it('leaves out what no file says', () =>
    expect(needsOf(sources('neoforge/neoforge.mods.toml', toml(library)))).toEqual({
      minecraft: '1.21.1',
      needs: {},
    }));

  it('tells what must be there from what may be', () =>
    expect(
      needsOf(
        sources(
          'src/main/resources/META-INF/mods.toml',
          toml(
            'modId = "ftbteams"\nmandatory = true\nversionRange = "[2101.1.8,)"',
            'modId = "ftbranks"\ntype = "optional"\nversionRange = "[2100.1.0,)"',
            'modId = "lamp"\nmandatory = true\nversionRange = "[1.0,)"',
          ),
        ),
      ),
    ).toEqual({minecraft: '1.21.1', needs: {'ftb-teams': '2101.1.8'}, with: {'ftb-ranks': '2100.1.0'}}));

  it('reads Fabric', () =>
    expect(
      needsOf(sources('fabric.mod.json', '{"depends": {"ftbteams": ">=2101.1.8", "minecraft": ">=1.21"}}')),
    ).toEqual({minecraft: '1.21.1', needs: {'ftb-teams': '2101.1.8'}}));

  it('prefers the newest kind of metadata', () =>
    expect(
      needsOf(
        new Map([
          ...sources(
            'forge/mods.toml',
            toml('modId = "ftbteams"\nmandatory = true\nversionRange = "[1.0,)"'),
          ),
          ['neoforge/neoforge.mods.toml', toml()],
        ]),
      )?.needs,
    ).toEqual({}));

  it('passes over what is no mod', () =>
    expect(needsOf(new Map([['gradle.properties', gradle]]))).toBeUndefined());
});
