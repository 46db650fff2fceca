import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {FactsIndex} from '../../check-files/protocol';
import {apiFolder} from '../../config/api';
import {settingsSchema} from '../../data/model/settings-schema';
import {siteFacts} from './site-facts';

type File = FactsIndex['facts'][number]['files'][number];

const isJson = ({path: file}: File) => file.endsWith('.json5');

/** Returns the URL of a settings file's JSON schema, relative to the API folder. */
const schemaUrl = (mod: string, minecraft: string, file: File) =>
  `${mod}/${minecraft}/${path.posix.basename(file.path, '.json5')}.schema.json`;

/**
 * Docusaurus plugin: writes the facts of each mod as JSON for third-party programs and the file check, to
 * `/api/v1/index.json` and `/api/v1/<mod>/<minecraft>.json`. The format is documented in
 * `docs/mods/technical/data-files.mdx`. Keys may be added but never removed.
 */
export default function api({siteDir}: LoadContext): Plugin {
  return {
    name: 'api',
    postBuild({outDir}) {
      const folder = path.join(outDir, apiFolder);
      const all = siteFacts(siteDir);
      const index: FactsIndex = {
        version: 1,
        facts: all.map(({mod, name, minecraft, release, files}) => ({
          mod,
          name,
          minecraft,
          release,
          url: `${mod}/${minecraft}.json`,
          files: files.map((file) => ({
            ...file,
            ...(isJson(file) && {schema: schemaUrl(mod, minecraft, file)}),
          })),
        })),
      };
      const write = (name: string, content: object) => {
        const file = path.join(folder, name);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, JSON.stringify(content));
      };
      write('index.json', index);
      for (const facts of all) {
        const {mod, minecraft, files} = facts;
        write(`${mod}/${minecraft}.json`, facts);
        files
          .filter(isJson)
          .forEach((file) => write(schemaUrl(mod, minecraft, file), settingsSchema(facts, file.id)));
      }
    },
  };
}
