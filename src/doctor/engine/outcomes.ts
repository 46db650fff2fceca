import type {Outcome} from './session';

/** What became of a session, as the first line of an answer. */
export const outcomeTexts: Record<Outcome, string> = {
  'not-started': 'The game or server did not start.',
  loading: 'The game or server stopped while it was loading, or the file ends there.',
  ended: 'The game or server started and ended normally.',
  crashed: 'The game or server crashed.',
  froze: 'The server hung and was stopped.',
  disconnected: 'The game ran, and did not get onto a server or was disconnected from it.',
  running: 'The game or server was still running at the end of the file.',
  launcher: 'This is the log of a launcher or installer: it does not say how the game ended.',
  part: 'This is a part of a log: it does not say how the game ended.',
  'no-log': 'This does not look like the log of a game.',
};

/** `1 line`, `2 lines`. */
export const linesOf = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;
