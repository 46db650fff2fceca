import * as z from 'zod';
import {fileShape, groupShape, id, inVersions, line, notes, since, text} from './common';

const part = z.strictObject({
  node: line.describe('Rest of the node after the command\'s own, e.g. "target" or "player.pos".'),
  who: text.describe('Who may use this part when no rank decides: everyone, level 2, inherits.'),
  note: text.optional(),
});

const args = z.record(z.string(), text).optional().describe('What each argument accepts.');
const access = text.optional().describe('Who may run it, where the level is not the whole rule.');
const timer_note = text.optional().describe('Whose timer counts, if that is not obvious.');
const runsFrom = z
  .union([z.boolean(), text])
  .optional()
  .describe('Does it work from the console and command blocks? true, false, or the condition.');

const command = z.strictObject({
  syntax: z
    .union([z.string(), z.array(z.string()).min(1)])
    .describe('How it is typed, one line per form. <required>, [optional].')
    .refine((value) => [value].flat().every((line) => line.startsWith('/')), {
      message: 'a command starts with a slash: /home [name]',
    }),
  id: id.optional().describe('Only where two commands would get the same id. Default: the literal words.'),
  does: text.describe('What happens, in one or two sentences.'),
  level: z
    .int()
    .min(0)
    .max(4)
    .describe('OP level that may run it without a rank: 0 everyone, 2 game master, 4 owner.'),
  more_from: z
    .int()
    .min(1)
    .max(4)
    .optional()
    .describe('OP level from which it has the further effects in its text.'),
  access,
  node: line.optional().describe('Permission node, e.g. command.home.'),
  parts: z.array(part).min(1).optional().describe('Nodes of its arguments, as FTB Ranks names them.'),
  args,
  toggle: line.optional().describe('Config group whose `enabled` switches it, e.g. teleportation.home.'),
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
    .describe('Id of the config file that `toggle` and `timer` point into, e.g. ftb-essentials.'),
  access: text.optional().describe('Default of `access` for all commands that not everyone may run.'),
  groups: z.record(
    id,
    z.strictObject({
      ...groupShape,
      nodes: z
        .array(z.strictObject({node: z.string(), who: text, note: text.optional()}))
        .optional()
        .describe('Nodes of a shared root that is not a command itself, e.g. command.kit.'),
      commands: z.array(command).min(1),
    }),
  ),
});

export type Command = z.infer<typeof command>;
export type CommandFile = z.infer<typeof commands>;

/** The fixed words that a command begins with: `/kit give <players> <name>` → `kit`, `give`. */
export function commandWords(syntax: string): string[] {
  const words = syntax.slice(1).split(/\s+/);
  const end = words.findIndex((word) => !/^[a-z]/i.test(word));
  return end === -1 ? words : words.slice(0, end);
}

/** `/kit give <players> <name>` → `kit-give`. */
export function commandId({id: own, syntax}: Pick<Command, 'id' | 'syntax'>): string {
  const [first = ''] = [syntax].flat();
  return own ?? commandWords(first).join('-').toLowerCase();
}

/** A command as it is typed, up to its last fixed word: `/team <player> add`. */
export function commandName({syntax}: Pick<Command, 'syntax'>): string {
  const [first = ''] = [syntax].flat();
  const words = first.split(/\s+/);
  while (words.length > 1 && !/^[a-z][\w:-]*$/i.test(words.at(-1)!)) {
    words.pop();
  }
  return words.join(' ');
}
