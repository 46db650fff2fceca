import {parse} from 'yaml';
import * as z from 'zod';
import type {ReportForm} from '../config/report-forms';

const issueForm = z.object({
  body: z.array(
    z.object({id: z.string().optional(), attributes: z.object({options: z.array(z.unknown()).optional()})}),
  ),
});

/** What differs between a form as it is and what is filled in, one sentence each. */
export function differencesOf({fields, packs, template}: ReportForm, text: string): string[] {
  const {body} = issueForm.parse(parse(text));
  const missing = Object.values(fields)
    .filter((id) => !body.some((field) => field.id === id))
    .map((id) => `${template} has no field "${id}" any more; correct it in src/config/report-forms.ts`);
  const offered = body.find(({id}) => id !== undefined && id === fields.pack)?.attributes.options ?? [];
  const names = offered.map(String).filter((name) => name !== 'Other...');
  const gone = (packs ?? [])
    .filter((name) => !names.includes(name))
    .map((name) => `"${name}" is not in it any more`);
  const added = packs
    ? names.filter((name) => !packs.includes(name)).map((name) => `"${name}" is new in it`)
    : [];
  return [
    ...missing,
    ...[...gone, ...added].map(
      (what) => `packs of ${template}: ${what}; correct the list in src/config/report-forms.ts`,
    ),
  ];
}
