import type {Finding, Report, Severity} from './engine';

/** View of a report → severities of the findings in this view. */
export const views = {
  upgrade: {label: 'To do', severities: ['upgrade']},
  changed: {label: 'What I changed', severities: ['changed']},
  wrong: {label: 'Problems', severities: ['error', 'warning']},
  notes: {label: 'Notes', severities: ['note']},
} as const satisfies Record<string, {label: string; severities: readonly Severity[]}>;

export type View = keyof typeof views;

/** Returns the findings of a view. */
export const findingsOf = ({findings}: Report, view: View): Finding[] =>
  findings.filter(({severity}) => (views[view].severities as readonly Severity[]).includes(severity));

const cell = (text: string | undefined): string => (text ?? '').replace(/\|/g, '\\|').replace(/\n/g, ' ');

/** Formats the findings of a view as a Markdown table. */
export function asMarkdown(report: Report, view: View): string {
  const rows = findingsOf(report, view).map(({file, line, key, value, fallback, message, fix}) =>
    [
      `${file}:${line}`,
      key && `\`${key}\``,
      value && `\`${value}\``,
      fallback && `\`${fallback}\``,
      [message, fix].filter(Boolean).join(' '),
    ]
      .map(cell)
      .join(' | '),
  );
  return [
    `Minecraft ${report.minecraft}`,
    '',
    '| Place | Setting | Value | Default | What it means |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
    '',
  ].join('\n');
}
