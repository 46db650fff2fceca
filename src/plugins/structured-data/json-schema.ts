import * as z from 'zod';
import type {Kind} from '../../data/schema';

/**
 * The JSON Schema that editors complete from, as the text of `src/data/schema/<kind>.schema.json`. Data files name it
 * in their first line.
 */
export function editorSchema({name, schema}: Kind): string {
  // `io: input`: an editor sees the file as it is written.
  const generated = z.toJSONSchema(schema, {io: 'input', target: 'draft-7'});
  return `${JSON.stringify({title: `src/data/${name}`, ...generated}, null, 2)}\n`;
}
