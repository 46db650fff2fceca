import * as z from 'zod';
import {readExpression} from './expression';
import {id, line, reporter, text} from './common';

/** Types of files. A rule without `in` applies to all of them. */
const logKinds = ['log', 'crash', 'hs_err', 'app', 'installer'] as const;

/** Log levels, most severe first. */
const levels = ['fatal', 'error', 'warn', 'info', 'debug'] as const;

/** Phases of a session: `ready` begins at the title screen, `play` in a world, or with `Done` of a server. */
const phases = ['launcher', 'loading', 'ready', 'play', 'stopping'] as const;

/** What an error can end. */
const stopped = ['start', 'game', 'world', 'connection', 'part'] as const;

/** Conditions derived from the whole file instead of a line. */
const derivedFrom = ['suspects', 'java-old', 'java-new'] as const;

/** Default of `within`, in lines. */
export const defaultWithin = 20;

const words = {
  text: z.string().min(4).optional().describe('Text that a line contains. Case-sensitive.'),
  match: z
    .string()
    .min(4)
    .optional()
    .describe(
      "A safe regular expression that matches part of a line. Named groups, (?<mod>[^']+), fill {mod} in title, means and steps.",
    ),
};

function checkWords(value: {text?: string; match?: string}, context: z.RefinementCtx): void {
  const report = reporter(context);
  if ((value.text === undefined) === (value.match === undefined)) {
    report([], 'needs either text or match');
  }
  try {
    if (value.match !== undefined) readExpression(value.match);
  } catch (error) {
    report(['match'], `found "${value.match}": ${(error as Error).message}`);
  }
}

const around = z
  .strictObject({
    ...words,
    within: z
      .int()
      .min(0)
      .max(500)
      .optional()
      .describe(`Maximum distance in lines; default ${defaultWithin}. 0 is the same line.`),
  })
  .superRefine(checkWords);

const pattern = z
  .strictObject({
    ...words,
    after: around.optional().describe('Applies only with this above or in the same line.'),
    before: around.optional().describe('Applies only with this below or in the same line.'),
    near: around.optional().describe('Applies only with this above, below or in the same line.'),
    without: around.optional().describe('Applies only without this nearby.'),
    notFollowedBy: around
      .optional()
      .describe('Applies only without this below, or within the given number of lines below.'),
    level: z
      .array(z.enum(levels))
      .min(1)
      .optional()
      .describe(
        'Applies only to lines of these levels; lines of a stack trace have the level of the line above it.',
      ),
    thread: z.string().min(3).optional().describe('Applies only to threads whose name begins with this.'),
    phase: z
      .array(z.enum(phases))
      .min(1)
      .optional()
      .describe('Applies only while the session is in one of these phases.'),
  })
  .superRefine(checkWords);

const diagnosis = z.strictObject({
  id: id.describe('Unique in all files; part of an address and of the command’s output.'),
  title: text.describe(
    'The cause in one sentence, for a player. {mod} is filled from a named group, and {mod|the mod} has words for when there is no value. A group called code holds a class or method and also fills {owner}, the mod that its package belongs to. The stack trace fills {suspect|…}, {suspects|…}, {partner|…} and {error|…}.',
  ),
  severity: z
    .enum(['error', 'warning', 'note'])
    .describe(
      'error: stops the game or loses something. warning: can be a problem. note: harmless, but often mistaken for the cause.',
    ),
  confidence: z
    .enum(['certain', 'likely', 'possible'])
    .optional()
    .describe('Certainty that this is the cause if the patterns match; default likely.'),
  in: z.array(z.enum(logKinds)).min(1).optional().describe('Types of files that it applies to; default all.'),
  stops: z
    .enum(stopped)
    .optional()
    .describe(
      'What the error stops. start: the whole start; game (default): the game; world: loading a world; connection: joining a server; part: a single feature. Something that continued afterwards was not stopped by it.',
    ),
  lasts: z
    .literal(true)
    .optional()
    .describe(
      'It can stop the game long after its line, such as low memory or a full disk. Applies to a crash regardless of the lines in between.',
    ),
  when: z
    .strictObject({
      any: z.array(pattern).min(1).optional().describe('Patterns of which the file contains at least one.'),
      derived: z
        .enum(derivedFrom)
        .optional()
        .describe(
          'Instead of any: a condition of the whole file. suspects: the stack trace of the crash contains code of a mod, and no other error is known; fills {mod} and {exception}. java-old, java-new: the game crashed with a version of Java that is too old or too new; fills {java}, {minecraft} and {wanted}.',
        ),
      not: z.array(pattern).min(1).optional().describe('Patterns that the file does not contain.'),
    })
    .refine(({any, derived}) => (any === undefined) === (derived !== undefined), {
      message: 'needs either any or derived',
    }),
  means: text.describe('What happened, in one or two sentences.'),
  steps: z.array(text).min(1).describe('What to do: one action each, the most helpful first.'),
  page: z
    .string()
    .regex(
      /^\/docs(?:\/[^#\s]+)?(?:#\S+)?$/,
      'the address of a page, such as /docs/app/Instances/change-ram#set-it',
    )
    .optional()
    .describe('The page with a full explanation.'),
  versions: text.optional().describe('Versions of the game or the loader that it occurs in.'),
  source: z
    .array(z.url({protocol: /^https$/}))
    .min(1)
    .describe('Threads or code that the diagnosis was read from.'),
  hides: z.array(id).min(1).optional().describe('Diagnoses that are consequences of this one.'),
});

/** Schema of the log doctor's knowledge. */
export const diagnoses = z.strictObject({
  title: line.describe('What these diagnoses are about, as a table caption.'),
  owners: z
    .record(
      z.string().regex(/^[a-z_][\w]*(?:\.\w+)*$/, 'the beginning of a package, such as com.simibubi.create'),
      line,
    )
    .optional()
    .describe(
      'Which mod or library a package belongs to, for {owner}. A file’s own list of mods comes first, then the longest package.',
    ),
  diagnoses: z.array(diagnosis).min(1),
});

export type LogKind = (typeof logKinds)[number];
export type Level = (typeof levels)[number];
export type Phase = (typeof phases)[number];
export type Stopped = (typeof stopped)[number];
export type Diagnosis = z.infer<typeof diagnosis>;
export type Pattern = z.infer<typeof pattern>;
export type Around = z.infer<typeof around>;
export type DiagnosisFile = z.infer<typeof diagnoses>;
