import * as z from 'zod';
import {addonFileShape, addonVersion, page, text} from './common';

const changes = z.array(text).min(1).optional();

/** What changed in an add-on, version by version. */
export const changelogs = z.strictObject({
  ...addonFileShape,
  page,
  versions: z
    .record(
      addonVersion,
      z
        .strictObject({
          documented: text.optional().describe('Since when it is documented, where no date is printed.'),
          added: changes,
          changed: changes,
          fixed: changes,
        })
        .refine(({added, changed, fixed}) => (added ?? changed ?? fixed) !== undefined, {
          message: 'says nothing; add added, changed or fixed',
        }),
    )
    .describe('Newest first.'),
  later: z
    .record(addonVersion, text)
    .optional()
    .describe('Versions without an entry of their own, and how they are known.'),
});

export type ChangelogFile = z.infer<typeof changelogs>;
