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
  text: z.string().min(4).optional().describe('Exactly these characters stand in a line. Capitals count.'),
  match: z
    .string()
    .min(4)
    .optional()
    .describe(
      "A safe regular expression that fits a piece of a line. Named groups, (?<mod>[^']+), fill {mod} of title, means and steps.",
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
      .describe(`How many lines away at most; default ${defaultWithin}. 0 is the same line.`),
  })
  .superRefine(checkWords);

const pattern = z
  .strictObject({
    ...words,
    after: around.optional().describe('Counts only where this stands above, or in the same line.'),
    before: around.optional().describe('Counts only where this stands below, or in the same line.'),
    near: around.optional().describe('Counts only where this stands above, below or in the same line.'),
    without: around.optional().describe('Counts only where this does not stand near.'),
    notFollowedBy: around
      .optional()
      .describe('Counts only where this stands nowhere below, or not within so many lines below.'),
    level: z
      .array(z.enum(levels))
      .min(1)
      .optional()
      .describe(
        'Counts only in lines of these levels; lines of a stack trace have that of the line above it.',
      ),
    thread: z.string().min(3).optional().describe('Counts only on threads whose name begins so.'),
    phase: z
      .array(z.enum(phases))
      .min(1)
      .optional()
      .describe('Counts only while the session is in one of these phases.'),
  })
  .superRefine(checkWords);

const diagnosis = z.strictObject({
  id: id.describe('Unique in all files; part of an address and of the command’s output.'),
  title: text.describe('The cause in one sentence, for a player. {mod} is filled from a named group.'),
  severity: z
    .enum(['error', 'warning', 'note'])
    .describe(
      'error: stops the game or loses something. warning: can be a problem. note: harmless, often taken for the cause.',
    ),
  confidence: z
    .enum(['certain', 'likely', 'possible'])
    .optional()
    .describe('How sure it is that this is the cause when the patterns fit; default likely.'),
  in: z
    .array(z.enum(logKinds))
    .min(1)
    .optional()
    .describe('Kinds of files it is looked for in; default all.'),
  stops: z
    .enum(stopped)
    .optional()
    .describe(
      'What the error ends: start: nothing runs at all; game (default); world: it is not loaded; connection: the player does not get onto the server; part: something is missing, the rest goes on. What went on afterwards was not ended by it.',
    ),
  lasts: z
    .literal(true)
    .optional()
    .describe(
      'It can end the game long after its line: memory, the disk. Counts in a crash however much was logged since.',
    ),
  when: z
    .strictObject({
      any: z.array(pattern).min(1).optional().describe('At least one of them stands in the file.'),
      derived: z
        .enum(derivedFrom)
        .optional()
        .describe(
          'Instead of any: found by what the whole file tells. suspects: code of a mod stands in what ended the game, and no other error is known; fills {mod} and {exception}. java-old, java-new: the game did not end well on a Java that is not made for it; fills {java}, {minecraft} and {wanted}.',
        ),
      not: z.array(pattern).min(1).optional().describe('None of them stands anywhere in the file.'),
    })
    .refine(({any, derived}) => (any === undefined) === (derived !== undefined), {
      message: 'needs either any or derived',
    }),
  means: text.describe('What happened, in one or two sentences.'),
  steps: z.array(text).min(1).describe('What to do, one action each, what helps most often first.'),
  page: z
    .string()
    .regex(
      /^\/docs(?:\/[^#\s]+)?(?:#\S+)?$/,
      'the address of a page, such as /docs/app/Instances/change-ram#set-it',
    )
    .optional()
    .describe('The page with the whole story.'),
  versions: text.optional().describe('Where it occurs: versions of the game or the loader.'),
  source: z
    .array(z.url({protocol: /^https$/}))
    .min(1)
    .describe('Threads or code that the diagnosis was read from.'),
  hides: z.array(id).min(1).optional().describe('Diagnoses that are only consequences of this one.'),
});

/** Schema of the log doctor's knowledge. */
export const diagnoses = z.strictObject({
  title: line.describe('What these diagnoses are about, as a table caption.'),
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
