import type {RulePattern} from '../rules/rules';
import type {Cleaner} from './clean';
import type {TraceLine} from './scan';
import type {Evidence, Stopped} from './types';

/** Maximum number of shown lines of a trace: its beginning, and each cause with the next lines. */
const shownLines = 12;

/**
 * Lines that report an error: with a level, or in the words of a script or an installer. Frames of a trace begin with
 * a space.
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

/** Finds where a file stopped, its last error and the mods whose code is there, for a log with an unknown cause. */
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
