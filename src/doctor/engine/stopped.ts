import type {RulePattern} from '../rules/rules';
import type {Cleaner} from './clean';
import type {TraceLine} from './scan';
import type {Evidence, Stopped} from './types';

/** Maximum number of trace lines to show. */
const shownLines = 12;

/**
 * Patterns for lines that report an error, by level or by the wording of a script or installer. Lines that
 * begin with a space do not match, because they are stack frames.
 */
export const errorPatterns: readonly RulePattern[] = [
  ...['ERROR', 'FATAL', 'SEVERE'].map((level) => ({
    anchor: level,
    source: `^(?:\\S.{0,160})?\\b(?<error>${level})\\b`,
  })),
  ...['rror: ', 'Exception: ', 'panic: ', 'ailed to ', 'ermission denied', 'No such file'].map((words) => ({
    anchor: words,
    source: `^(?:\\S.{0,160})?(?<words>${words})`,
  })),
];

/**
 * Describes where a log with an unknown cause stopped: its last line, its last error, and its stack trace with the
 * mods in it.
 */
export function stoppedOf(
  file: string,
  {last, error, trace}: {last: TraceLine; error?: TraceLine; trace: readonly TraceLine[]},
  mods: readonly string[],
  clean: Cleaner,
): Stopped {
  const asEvidence = ({line, text}: TraceLine): Evidence => ({
    file,
    line,
    text: clean(text.slice(0, 300)),
    start: 0,
    end: 0,
  });
  const causes = trace.flatMap(({text}, index) =>
    text.startsWith('Caused by') ? [index, index + 1, index + 2] : [],
  );
  const shown = new Set([0, 1, 2, 3, 4, 5, ...causes.slice(-6)]);
  return {
    file,
    last: asEvidence(last),
    ...(error && !trace.some(({line}) => line === error.line) && {error: asEvidence(error)}),
    trace: trace
      .filter((_, index) => shown.has(index))
      .slice(0, shownLines)
      .map(asEvidence),
    mods: mods.map(clean),
  };
}
