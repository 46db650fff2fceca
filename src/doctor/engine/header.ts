import type {Level} from '../../data/schema/diagnoses';

export interface Header {
  level?: Level;
  thread?: string;
}

const names: Record<string, Level> = {
  FATAL: 'fatal',
  SEVERE: 'error',
  ERROR: 'error',
  WARN: 'warn',
  WARNING: 'warn',
  INFO: 'info',
  DEBUG: 'debug',
  TRACE: 'debug',
};
const words = Object.keys(names).join('|');

/** Matches `[main/ERROR]` (Minecraft 1.7 and newer). */
const threadAndLevel = new RegExp(`^[^/]{0,60}\\[([^\\][/]{1,60})/(${words})\\]`);
/**
 * Matches `[12:00:00 ERROR]` (Paper), `2013-05-09 15:56:00 [SEVERE]` (older versions of Minecraft) and
 * `12:00:00.000 main ERROR` (Log4j).
 */
const levelAlone = new RegExp(`^[^:]{0,24}:?[^:]{0,6}:?[^:]{0,40}?\\b(${words})\\b`);

/** Returns whether a line looks like the start of a log entry. Any other line continues the entry above it. */
export function beginsAsLogged(text: string): boolean {
  const first = text.charCodeAt(0);
  return first === 0x5b || (first >= 0x30 && first <= 0x39);
}

/** Returns the level and thread at the beginning of a line, if they are present. */
export function headerOf(text: string): Header {
  const head = text.slice(0, 140);
  const both = threadAndLevel.exec(head);
  if (both) return {thread: both[1]!, level: names[both[2]!]!};
  const alone = levelAlone.exec(head);
  return alone ? {level: names[alone[1]!]!} : {};
}
