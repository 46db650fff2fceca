import path from 'node:path';
import {stringify} from 'yaml';
import * as z from 'zod';
import {listFiles} from '../../content/files';
import {readYaml} from '../yaml';

/**
 * Format of the files in `src/data/pins`. A pin links a statement on a page to the code that the statement describes. `npm run
 * facts -- pin` generates one file per mod.
 */

const pinsFolder = 'src/data/pins';

const pin = z.strictObject({
  page: z.string().regex(/^docs\/.+\.mdx$/, 'a page, such as docs/mods/suite/Teams.mdx'),
  /** Statement on the page, without markup. */
  words: z.string().min(12),
  file: z.string().min(3),
  /**
   * `Class#method`, `Class`, a function in a script, or a key in a JSON file. Omitted if the whole file is pinned.
   */
  code: z.string().min(1).optional(),
  /** Hash of the tokens of the code. */
  hash: z.string().regex(/^[0-9a-f]{16}$/),
});

const schema = z.strictObject({
  repository: z.string().regex(/^[\w-]+\/[\w.-]+$/),
  ref: z.string().min(1),
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  pins: z.array(pin).min(1),
});

export type Pin = z.infer<typeof pin>;
export type PinFile = z.infer<typeof schema>;
/** A pin file in `src/data/pins`, with the line of each pin. */
export type ReadPins = PinFile & {id: string; file: string; lines: number[]};

export const pinFile = (id: string) => `${pinsFolder}/${id}.yaml`;

/** Reads a pin file. Throws an Error with file and line if it is invalid. */
function readOne(root: string, id: string): ReadPins {
  const file = pinFile(id);
  const {data, line} = readYaml(root, file, schema, ' — correct the pin, or restore the file from git');
  return {...data, id, file, lines: data.pins.map((_, index) => line(['pins', index]))};
}

/**
 * Reads all pin files.
 * @throws Error with file and line of the first invalid entry
 */
export function readPins(root: string): ReadPins[] {
  return listFiles(path.join(root, pinsFolder)).map((name) => readOne(root, path.parse(name).name));
}

/** Formats a pin file, sorted by page. Pins of the same page keep their order. */
export function printPins({repository, ref, commit, pins}: PinFile): string {
  const pages = [...new Set(pins.map(({page}) => page))].sort();
  const sorted = pages.flatMap((page) => pins.filter((one) => one.page === page));
  return stringify({repository, ref, commit, pins: sorted}, {lineWidth: 0});
}
