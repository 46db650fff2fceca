import {parse} from 'yaml';
import * as z from 'zod';
import type {ReportForm} from '../config/report-forms';

const issueForm = z.object({
  body: z.array(
    z.object({id: z.string().optional(), attributes: z.object({options: z.array(z.unknown()).optional()})}),
  ),
});

/**
 * Compares an issue form with its entry in `src/config/report-forms.ts`.
 * @param text YAML source of the issue form
 * @returns one sentence for each difference
 */
export function differencesOf({fields, packs, template}: ReportForm, text: string): string[] {
  const {body} = issueForm.parse(parse(text));
  const missing = Object.values(fields)
    .filter((id) => !body.some((field) => field.id === id))
    .map((id) => `${template} no longer has a field "${id}"; correct it in src/config/report-forms.ts`);
  const offered = body.find(({id}) => id !== undefined && id === fields.pack)?.attributes.options ?? [];
  const names = offered.map(String).filter((name) => name !== 'Other...');
  const gone = (packs ?? []).filter((name) => !names.includes(name)).map((name) => `"${name}" was removed`);
  const added = packs
    ? names.filter((name) => !packs.includes(name)).map((name) => `"${name}" was added`)
    : [];
  return [
    ...missing,
    ...[...gone, ...added].map(
      (what) => `the packs in ${template} have changed: ${what}; update src/config/report-forms.ts`,
    ),
  ];
}
