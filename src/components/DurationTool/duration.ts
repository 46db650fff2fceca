/** Seconds per unit letter, in the order in which the game suggests the letters. */
const units = {s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800} as const;

type Unit = keyof typeof units;

/** The game's error message for every invalid duration. */
export const refusal = 'Invalid duration format. Expected: <number>[smhdw]';

/** A duration as parsed by FTB Essentials. */
export type Duration = {type: 'endless'} | {type: 'seconds'; seconds: number};

/** Thrown for an invalid duration. `meant` is the valid duration that the reader probably meant. */
export class DurationError extends Error {
  constructor(
    readonly reason: string,
    readonly meant?: string,
  ) {
    super(refusal);
    this.name = 'DurationError';
  }
}

const isUnit = (letter: string): letter is Unit => letter in units;

/** Formats whole seconds as a single number with the largest possible unit letter. */
function shortest(seconds: number): string {
  const largestFirst = (Object.keys(units) as Unit[]).reverse();
  const unit = largestFirst.find((letter) => seconds % units[letter] === 0) ?? 's';
  return `${seconds / units[unit]}${unit}`;
}

/**
 * Returns the total seconds of a combination such as `1h30m` (5400), which the game rejects. Returns undefined for
 * any other string.
 */
function sum(text: string): number | undefined {
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)([smhdw])/g)];
  return parts.length > 1 && parts.map(([part]) => part).join('') === text
    ? parts.reduce((total, [, count, letter]) => total + Number(count) * units[letter as Unit], 0)
    : undefined;
}

/** Explains why a duration is invalid. */
function explain(text: string): DurationError {
  const tidy = text.replace(/\s+/g, '').toLowerCase();
  const meant = canRead(tidy) ? tidy : undefined;
  const total = sum(tidy);
  if (/^<.*>/.test(text)) {
    return new DurationError('This is the placeholder from the list of suggestions, not a value.');
  }
  if (/^-?(\d+(\.\d+)?|\.\d+)$/.test(text)) {
    return new DurationError('The unit letter is missing: s, m, h, d or w.', `${text}s`);
  }
  if (total !== undefined) {
    return new DurationError('Only one number with one letter is read.', shortest(total));
  }
  if (/\s/.test(text)) {
    return new DurationError('Spaces are not allowed.', meant);
  }
  if (/[A-Z]$/.test(text) && meant !== undefined) {
    return new DurationError('The letter must be lower case.', meant);
  }
  if (/[a-z]$/i.test(text) && !isUnit(text.slice(-1).toLowerCase())) {
    return new DurationError(`The letter "${text.slice(-1)}" is not a unit; the units are s, m, h, d and w.`);
  }
  return new DurationError('It is not a plain number with one unit letter.');
}

/**
 * Matches the number in front of the letter, as Apache Commons' `NumberUtils.isParsable` does: an optional minus,
 * then digits with at most one point, which must not be the last character.
 */
const countPattern = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/;

function canRead(text: string): boolean {
  return text.length > 1 && isUnit(text.slice(-1)) && countPattern.test(text.slice(0, -1));
}

/**
 * Parses a duration as FTB Essentials 2101.1.9 does (`DurationInfo.java`).
 * @param text non-empty text, because each command treats an empty duration differently
 * @throws DurationError for everything that the game rejects
 */
export function readDuration(text: string): Duration {
  if (text.startsWith('*')) {
    return {type: 'endless'};
  }
  const unit = text.slice(-1);
  if (!canRead(text) || !isUnit(unit)) {
    throw explain(text);
  }
  // The game calculates in milliseconds, truncates fractions of a second, and treats negative numbers as 0.
  const milliseconds = Math.max(0, Math.trunc(Number(text.slice(0, -1)) * units[unit] * 1000));
  return {type: 'seconds', seconds: Math.floor(milliseconds / 1000)};
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/**
 * Formats seconds as FTB's mods do (`TimeUtils.prettyTimeString`): with the largest unit up to days, and the next
 * unit that is not 0.
 */
export function inWords(seconds: number): string {
  const parts: string[] = [];
  let rest = seconds;
  for (const [size, noun] of [
    [units.d, 'day'],
    [units.h, 'hour'],
    [units.m, 'minute'],
    [units.s, 'second'],
  ] as const) {
    if (rest >= size && parts.length < 2) {
      parts.push(count(Math.floor(rest / size), noun));
      rest %= size;
    }
  }
  return parts.join(' and ') || '0 seconds';
}
