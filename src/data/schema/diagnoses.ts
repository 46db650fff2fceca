import * as z from 'zod';
import {readExpression} from './expression';
import {id, line, reporter, text} from './common';

/** Types of files. A diagnosis without `in` applies to all types. */
const logKinds = ['log', 'crash', 'hs_err', 'app', 'installer'] as const;

/** Log levels, most severe first. */
const levels = ['fatal', 'error', 'warn', 'info', 'debug'] as const;

/**
 * Phases of a session. `ready` starts at the title screen; `play` starts when a world is entered or, on a server,
 * with the line `Done`.
 */
const phases = ['launcher', 'loading', 'ready', 'play', 'stopping'] as const;

/** Things that an error can stop. */
const stopped = ['start', 'game', 'world', 'connection', 'part'] as const;

/** Conditions that are derived from the whole file instead of a line. */
const derivedFrom = ['suspects', 'java-old', 'java-new'] as const;

/** Default of `within`, in lines. */
export const defaultWithin = 20;

const words = {
  text: z.string().min(4).optional().describe('Text that a line must contain. Case-sensitive.'),
  match: z
    .string()
    .min(4)
    .optional()
    .describe(
      "Safe regular expression that matches part of a line. Named groups such as (?<mod>[^']+) fill the placeholder {mod} in title, means and steps.",
    ),
};

function checkWords(value: {text?: string; match?: string}, context: z.RefinementCtx): void {
  const report = reporter(context);
  if ((value.text === undefined) === (value.match === undefined)) {
    report([], 'a pattern needs either "text" or "match", not both; add or remove one');
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
      .describe(`Maximum distance in lines. Default: ${defaultWithin}. 0 means the same line.`),
  })
  .superRefine(checkWords);

const pattern = z
  .strictObject({
    ...words,
    after: around.optional().describe('Text that must occur above the line or in it.'),
    before: around.optional().describe('Text that must occur below the line or in it.'),
    near: around.optional().describe('Text that must occur above or below the line or in it.'),
    without: around.optional().describe('Text that must not occur near the line.'),
    notFollowedBy: around
      .optional()
      .describe('Text that must not occur below the line. within limits the number of lines.'),
    level: z
      .array(z.enum(levels))
      .min(1)
      .optional()
      .describe(
        'Levels of matching lines. Lines of a stack trace have the level of the line above the stack trace.',
      ),
    thread: z.string().min(3).optional().describe('Prefix of the thread name of matching lines.'),
    phase: z
      .array(z.enum(phases))
      .min(1)
      .optional()
      .describe('Phases of the session in which the pattern applies.'),
  })
  .superRefine(checkWords);

const diagnosis = z.strictObject({
  id: id.describe('Id, unique in all files. Used in addresses and in the output of npm run doctor.'),
  title: text.describe(
    'Cause in one sentence, for a player. A named group such as mod fills {mod}; {mod|the mod} contains a fallback text. A group called code matches a class or method and also fills {owner} with the mod that the package belongs to. The stack trace fills {suspect|…}, {suspects|…}, {partner|…} and {error|…}.',
  ),
  severity: z
    .enum(['error', 'warning', 'note'])
    .describe(
      'error: stops the game or loses data. warning: can be a problem. note: harmless, but often mistaken for the cause.',
    ),
  confidence: z
    .enum(['certain', 'likely', 'possible'])
    .optional()
    .describe('Probability that this is the cause if the patterns match. Default: likely.'),
  in: z
    .array(z.enum(logKinds))
    .min(1)
    .optional()
    .describe('Types of files to which the diagnosis applies. Default: all.'),
  stops: z
    .enum(stopped)
    .optional()
    .describe(
      'What the error stops. start: starting the game; game (default): the running game; world: loading a world; connection: joining a server; part: a single feature. If the log shows that it continued, the error is not the cause.',
    ),
  lasts: z
    .literal(true)
    .optional()
    .describe(
      'The error, such as low memory or a full disk, can stop the game long after its line. It explains a crash regardless of the lines in between.',
    ),
  when: z
    .strictObject({
      any: z.array(pattern).min(1).optional().describe('Patterns, of which at least one must match.'),
      derived: z
        .enum(derivedFrom)
        .optional()
        .describe(
          'Condition of the whole file. Replaces any. suspects: the stack trace of the crash contains code of a mod, and no other error is known; fills {mod} and {exception}. java-old, java-new: the game crashed with a version of Java that is too old or too new; fills {java}, {minecraft} and {wanted}.',
        ),
      not: z.array(pattern).min(1).optional().describe('Patterns that must not match.'),
    })
    .refine(({any, derived}) => (any === undefined) === (derived !== undefined), {
      message: 'a diagnosis needs either "any" or "derived", not both; add or remove one',
    }),
  means: text.describe('What happened, in one or two sentences.'),
  steps: z.array(text).min(1).describe('What to do, one action per step. The most helpful step comes first.'),
  page: z
    .string()
    .regex(
      /^\/docs(?:\/[^#\s]+)?(?:#\S+)?$/,
      'the address of a page, such as /docs/app/Instances/change-ram#set-it',
    )
    .optional()
    .describe('Page with a full explanation.'),
  versions: text.optional().describe('Versions of the game or the loader in which the error occurs.'),
  source: z
    .array(z.url({protocol: /^https$/}))
    .min(1)
    .describe('Threads or code on which the diagnosis is based.'),
  hides: z.array(id).min(1).optional().describe('Ids of diagnoses that are consequences of this diagnosis.'),
});

/** Schema of the files with diagnoses for the log doctor. */
export const diagnoses = z.strictObject({
  title: line.describe('Subject of these diagnoses, as a table caption.'),
  owners: z
    .record(
      z.string().regex(/^[a-z_][\w]*(?:\.\w+)*$/, 'the prefix of a package, such as com.simibubi.create'),
      line,
    )
    .optional()
    .describe(
      'Mod or library of a package, for {owner}. The list of mods in the log takes precedence; then the longest prefix applies.',
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
