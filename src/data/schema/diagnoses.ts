import * as z from 'zod';
import {readExpression} from './expression';
import {id, line, reporter, text} from './common';

/** What a file can be. A rule without `in` looks into all of them. */
const logKinds = ['log', 'crash', 'hs_err', 'app', 'installer'] as const;

/** Lines that a context may be away, where it does not say. */
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

/** One of both, and a `match` that may be used. */
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
  when: z.strictObject({
    any: z.array(pattern).min(1).describe('At least one of them stands in the file.'),
    not: z.array(pattern).min(1).optional().describe('None of them stands anywhere in the file.'),
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

/** What the log doctor knows. */
export const diagnoses = z.strictObject({
  title: line.describe('What these diagnoses are about, as a table caption.'),
  diagnoses: z.array(diagnosis).min(1),
});

export type LogKind = (typeof logKinds)[number];
export type Diagnosis = z.infer<typeof diagnosis>;
export type Pattern = z.infer<typeof pattern>;
export type Around = z.infer<typeof around>;
export type DiagnosisFile = z.infer<typeof diagnoses>;
