import * as z from 'zod';
import {fileShape, groupShape, id, inVersions, line, notes, since, text} from './common';

const part = z.strictObject({
  node: line.describe(
    'Suffix of the node, which follows the node of the command, e.g. "target" or "player.pos".',
  ),
  who: text.describe('Who may use the argument if no rank sets the node: everyone, level 2, inherits.'),
  note: text.optional(),
});

const args = z.record(z.string(), text).optional().describe('Accepted values of each argument.');
const access = text
  .optional()
  .describe('Who may run the command, if this does not depend on the level alone.');
const timer_note = text
  .optional()
  .describe('Player to whom the cooldown and warmup apply, if this is not obvious.');
const runsFrom = z
  .union([z.boolean(), text])
  .optional()
  .describe('Whether the console and command blocks can run the command: true, false, or a condition.');

const command = z.strictObject({
  syntax: z
    .union([z.string(), z.array(z.string()).min(1)])
    .describe('Syntax, one line per form: /command <required> [optional].')
    .refine((value) => [value].flat().every((line) => line.startsWith('/')), {
      message: 'a command must start with a slash, as in /home [name]',
    }),
  id: id
    .optional()
    .describe(
      'Needed only if two commands would have the same id. Default: the literal words of the command.',
    ),
  does: text.describe('Effect of the command, in one or two sentences.'),
  level: z
    .int()
    .min(0)
    .max(4)
    .describe('OP level that is required if no rank sets the node: 0 everyone, 2 game master, 4 owner.'),
  more_from: z
    .int()
    .min(1)
    .max(4)
    .optional()
    .describe('OP level that is required for the additional effects that `does` mentions.'),
  access,
  node: line.optional().describe('Permission node, e.g. command.home.'),
  parts: z.array(part).min(1).optional().describe('Permission nodes of arguments in FTB Ranks.'),
  args,
  toggle: line
    .optional()
    .describe('Config group whose `enabled` switches the command on and off, e.g. teleportation.home.'),
  timer: line.optional().describe('Config group whose cooldown and warmup apply.'),
  timer_note,
  console: runsFrom,
  aliases: z.array(z.string()).min(1).optional().describe('Other names of the same command.'),
  since,
  notes,
  in: inVersions({does: text, access, args, timer_note, console: runsFrom, notes}),
});

export const commands = z.strictObject({
  ...fileShape,
  config: z
    .string()
    .optional()
    .describe('Id of the config file for `toggle` and `timer`, e.g. ftb-essentials.'),
  access: text.optional().describe('Default of `access` for commands with a level above 0.'),
  groups: z.record(
    id,
    z.strictObject({
      ...groupShape,
      nodes: z
        .array(z.strictObject({node: z.string(), who: text, note: text.optional()}))
        .optional()
        .describe('Nodes of a common prefix that is not a command, e.g. command.kit.'),
      commands: z.array(command).min(1),
    }),
  ),
});

export type Command = z.infer<typeof command>;
export type CommandFile = z.infer<typeof commands>;

/** Returns the literal words at the start of a command: `/kit give <players> <name>` → `kit`, `give`. */
export function commandWords(syntax: string): string[] {
  const words = syntax.slice(1).split(/\s+/);
  const end = words.findIndex((word) => !/^[a-z]/i.test(word));
  return end === -1 ? words : words.slice(0, end);
}

/** Derives the id of a command: `/kit give <players> <name>` → `kit-give`. */
export function commandId({id: own, syntax}: Pick<Command, 'id' | 'syntax'>): string {
  const [first = ''] = [syntax].flat();
  return own ?? commandWords(first).join('-').toLowerCase();
}

/** Returns a command up to its last literal word, such as `/team <player> add`. */
export function commandName({syntax}: Pick<Command, 'syntax'>): string {
  const [first = ''] = [syntax].flat();
  const words = first.split(/\s+/);
  while (words.length > 1 && !/^[a-z][\w:-]*$/i.test(words.at(-1)!)) {
    words.pop();
  }
  return words.join(' ');
}
