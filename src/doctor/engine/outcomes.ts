import type {Outcome} from './session';

/** The first sentence of a report, by outcome. */
export const outcomeTexts: Record<Outcome, string> = {
  'not-started': 'The game or server did not start.',
  loading: 'The game or server stopped while it was loading, or the file ends there.',
  ended: 'The game or server started and ended normally.',
  crashed: 'The game or server crashed.',
  froze: 'The server stopped responding and was ended.',
  disconnected: 'The game ran, but it could not join a server or was disconnected from it.',
  running: 'The game or server was still running at the end of the file.',
  launcher: 'This is the log of a launcher or an installer. It does not say how the game ended.',
  part: 'This is a part of a log. It does not say how the game ended.',
  'no-log': 'This does not look like the log of a game.',
};

/** Formats a number of lines, such as `1 line` or `2 lines`. */
export const linesOf = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;
