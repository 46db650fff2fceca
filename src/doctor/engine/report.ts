import {fill} from '../../lib/gaps';
import {linesOf, outcomeTexts} from './outcomes';
import type {Diagnosis, Evidence, Fact, Finding, Stopped} from './types';

function labelOf({severity, confidence, survived, player}: Finding): string {
  if (player) return 'Kept a player out';
  if (survived) return 'Happened, and the game went on';
  if (severity === 'error') return confidence === 'possible' ? 'Worth trying' : 'Cause';
  return severity === 'warning' ? 'Can be a problem' : 'Harmless';
}

/**
 * Returns the backticks with which to quote a string: at least `least`, and more than in any run of backticks in the
 * string.
 */
const ticks = (text: string, least: number) =>
  '`'.repeat(Math.max(least, ...(text.match(/`+/g) ?? []).map(({length}) => length + 1)));

/** Formats text from a log as Markdown code. */
function code(text: string): string {
  const around = ticks(text, 1);
  const space = around.length > 1 ? ' ' : '';
  return `${around}${space}${text.replace(/\s+/g, ' ').trim() || ' '}${space}${around}`;
}

/** Formats text from a log as plain Markdown, with all markup escaped. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>#|@~!]/g, '\\$&').replace(/\s+/g, ' ');

function findingLines(finding: Finding, site: string): string[] {
  const {confidence, written, values, lines, count, because, page, also, suspects} = finding;
  const put = (text: string) => fill(text, values, plain).replace(/\]\(\//g, `](${site}/`);
  return [
    `### ${labelOf(finding)}: ${put(written.title)}`,
    '',
    `${put(written.means)} (${confidence}${because === undefined ? '' : `; follows from: ${plain(because)}`})`,
    '',
    ...lines.map(({file, line, text}) => `- ${plain(file)}, line ${line}: ${code(text)}`),
    ...(count > lines.length ? [`- and ${count - lines.length} more such lines`] : []),
    ...also.map((title) => `- also: ${plain(title)}`),
    ...(suspects
      ? [
          `- Suspects, update or remove the first one first: ${suspects.mods.map(plain).join(', ')}`,
          `- ${code(suspects.exception.text)}`,
        ]
      : []),
    '',
    ...written.steps.map((step, index) => `${index + 1}. ${put(step)}`),
    ...(page === undefined ? [] : ['', `More: ${site}${page}`]),
    '',
  ];
}

const quoteLines = (lines: readonly Evidence[]) => lines.map(({line, text}) => `${line}: ${text}`);

/**
 * Returns the lines that show where a file stopped: the last error and the trace or, if there is neither, the last
 * line.
 */
export function linesOfStop({last, error, trace}: Stopped): Evidence[] {
  const lines = [...(error ? [error] : []), ...trace].sort((a, b) => a.line - b.line);
  return lines.length > 0 ? lines : [last];
}

function stoppedLines(stopped: Stopped): string[] {
  const {file, mods} = stopped;
  const text = quoteLines(linesOfStop(stopped)).join('\n');
  return [
    `### No known cause: where ${plain(file)} stopped`,
    '',
    ticks(text, 3),
    text,
    ticks(text, 3),
    ...(mods.length > 0 ? ['', `Mods in this trace: ${mods.map(plain).join(', ')}`] : []),
    '',
  ];
}

const factLine = ({name, value, warning}: Fact) =>
  `| ${name} | ${plain(value)}${warning === undefined ? '' : ` (${warning})`} |`;

/**
 * Formats the diagnosis as Markdown for an issue, without personal data.
 * @param site base URL of the site, for links
 */
export function asMarkdown(
  {files, outcome, hint, summary, findings, stopped}: Diagnosis,
  site: string,
): string {
  // Notes are listed separately, on one line each.
  const told = findings.filter(({severity}) => severity !== 'note');
  const notes = findings.filter(({severity}) => severity === 'note');
  return [
    '## Log doctor',
    '',
    outcomeTexts[outcome],
    ...(hint === undefined ? [] : ['', hint]),
    '',
    ...files.map(
      ({name, lines, note, outcome: ended}) =>
        `- ${plain(name)}, ${linesOf(lines)}${note === undefined ? '' : `, ${note}`}${files.length > 1 ? `: ${outcomeTexts[ended]}` : ''}`,
    ),
    '',
    ...(summary.length > 0 ? ['| | |', '| --- | --- |', ...summary.map(factLine), ''] : []),
    ...(stopped ? stoppedLines(stopped) : []),
    ...told.flatMap((finding) => findingLines(finding, site)),
    ...notes.map((finding) => `- ${labelOf(finding)}: ${plain(finding.title)}`),
  ].join('\n');
}

/** Formats the diagnosis as JSON. Other programs parse it, so the format must not change. */
export function asJson({files, outcome, hint, summary, findings, stopped}: Diagnosis): string {
  const facts = Object.fromEntries(summary.map(({name, value}) => [name, value]));
  const warned = summary.filter(({warning}) => warning);
  const outside = Object.fromEntries(warned.map(({name, warning}) => [name, warning]));
  return `${JSON.stringify(
    {
      outcome,
      hint,
      summary: {...facts, outside, files},
      findings: findings.map((finding) => ({
        ...finding,
        page: finding.page ?? null,
        // These repeat the title, meaning and steps with unfilled placeholders.
        written: undefined,
        values: undefined,
      })),
      stopped,
    },
    null,
    2,
  )}\n`;
}
