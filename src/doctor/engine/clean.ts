import type {RulePattern} from '../rules/rules';
import {escapeExpression} from '../../lib/expression';

/** Removes personal data from a string. */
export type Cleaner = (text: string) => string;

/** A kind of personal data, and the number of removed occurrences. */
export interface Removed {
  what: string;
  count: number;
}

/** Patterns for lines that contain the name of a player or of the PC's user. Group `who` captures the name. */
export const namePatterns: readonly RulePattern[] = [
  {anchor: 'Setting user: ', source: 'Setting user: (?<who>\\S{1,40})'},
  {anchor: '--username', source: '--username,? "?(?<who>[^\\s,"]{1,40})'},
  {anchor: 'UUID of player ', source: 'UUID of player (?<who>\\S{1,40}) is'},
  {anchor: '] logged in with entity id', source: '[: ](?<who>\\w{2,20})\\[[^\\]]{0,80}\\] logged in'},
  {anchor: ' joined the game', source: ': (?<who>\\w{2,20}) joined the game'},
  {anchor: ' left the game', source: ': (?<who>\\w{2,20}) left the game'},
  {anchor: ' lost connection: ', source: '[: ](?<who>\\w{2,20})(?: \\([^)]{0,60}\\))? lost connection: '},
  {anchor: '[CHAT] <', source: '\\[CHAT\\] <(?<who>\\w{2,20})>'},
  {anchor: 'ServerPlayer[', source: "ServerPlayer\\['(?<who>\\w{2,20})'"},
  {anchor: 'LocalPlayer[', source: "LocalPlayer\\['(?<who>\\w{2,20})'"},
  {anchor: 'USERNAME=', source: 'USERNAME=(?<who>[^\\s=]{1,40})'},
  {anchor: 'Users\\', source: 'Users\\\\(?<who>[^\\\\/:*?"<>|,;]{1,64})[\\\\/]'},
  {anchor: 'Users/', source: 'Users/(?<who>[^\\\\/:*?"<>|,;]{1,64})[\\\\/]'},
  {anchor: '/home/', source: '/home/(?<who>[^\\\\/:*?"<>|,;\\s]{1,64})'},
];

/** Account names that are common words, not personal data. Replacing them would garble the log. */
const nobody = new Set(
  'public default user users admin administrator root dev player server minecraft ubuntu container runner home data all'.split(
    ' ',
  ),
);

const word = '[^\\s,;"\'\\]})&]';
const secret = `(?:accessToken|access_token|refresh_token|id_token|sessionToken|clientToken|--clientId|--xuid|--session|password|passwd|api[_-]?key|secret|auth_access_token|auth_session)`;

type Step = [what: string, find: RegExp, put: string | ((match: string, ...parts: string[]) => string)];

/** Replaces an IP address, but keeps version numbers that look like an address. */
function address(match: string, before: string, numbers: string, offset?: unknown, text?: unknown): string {
  const isVersion = /(?:version|fml|forge|mcp|build|driver|gl|v)\W{0,3}$/i.test(before);
  // In lists of loaded libraries, lines such as `name.dll:description:version` contain version numbers.
  const isLibrary = /\.(?:dll|exe|drv|sys):[^\n]{0,90}$/i.test(
    String(text).slice(Math.max(0, Number(offset) - 100), Number(offset) + before.length),
  );
  const isOwn = /^(?:0\.|127\.|255\.)/.test(numbers);
  const fits = numbers.split('.').every((number) => Number(number) <= 255);
  return isVersion || isLibrary || isOwn || !fits ? match : `${before}<address>`;
}

const steps: Step[] = [
  [
    'tokens',
    new RegExp(`(${secret})(["']?(?:, ?|[:=] ?|\\s)["']?)(?!<)(?:Bearer )?${word}{1,4096}`, 'gi'),
    '$1$2<token>',
  ],
  ['tokens', /\bBearer (?!<)[\w.~+/=-]{8,4096}/g, 'Bearer <token>'],
  ['tokens', /\beyJ[\w-]{8,4096}(?:\.[\w-]{1,4096}){1,2}/g, '<token>'],
  ['tokens', /\bgh[pousr]_\w{20,255}/g, '<token>'],
  ['tokens', /(\/api\/webhooks\/)[\w/-]{1,200}/g, '$1<token>'],
  ['session ids', /(Session ID is )(?!<)\S{1,4096}/g, '$1<session>'],
  ['session ids', /(--uuid(?:, | |=))(?!<)[\w-]{1,64}/g, '$1<uuid>'],
  ['account and session ids', /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<uuid>'],
  ['home folders', /\b[A-Z]:[\\/]{1,2}Users[\\/]{1,2}(?!<)[^\\/:*?"<>|,;\n]{1,64}/g, '<home>'],
  ['home folders', /(?<![\w.])\/(?:home|Users)\/(?!<)[^\\/:*?"<>|,;\s]{1,64}/g, '<home>'],
  [
    'e-mail addresses',
    /[\w.+-]{1,64}@[a-z][a-z0-9-]{0,60}(?:\.[a-z0-9-]{1,60}){0,4}\.[a-z]{2,12}\b/gi,
    '<e-mail>',
  ],
  [
    'IP addresses',
    /((?:^|[\w.]{0,12})[\s/[(:='",@]{1,3})(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})(?![\w.-]|\.\d)/g,
    address,
  ],
  [
    'IP addresses',
    /(?<![:\w.])(?=[0-9a-f:]*\d)(?:(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}|(?:[0-9a-f]{1,4}:){1,6}(?::[0-9a-f]{1,4}){1,6})(?![:\w])/gi,
    '<address>',
  ],
  ['server addresses', /(Connecting to )(?!<)[\w.-]{3,100}(?=, \d)/g, '$1<server>'],
];

/**
 * Creates a function that removes personal data.
 * @param found names of players and of the PC's user, captured by `namePatterns`
 * @returns the cleaner, and a function that lists what it has removed so far
 */
export function createCleaner(found: Iterable<string>): {clean: Cleaner; removed: () => Removed[]} {
  const names = [...new Set(found)]
    .map((name) => name.trim())
    .filter((name) => name.length > 2 && !nobody.has(name.toLowerCase()) && !/^[<\d%$]/.test(name))
    .sort((a, b) => b.length - a.length)
    .slice(0, 500);
  const counts = new Map<string, number>();
  const all: Step[] = [...steps];
  if (names.length > 0) {
    const numbers = new Map([...names].reverse().map((name, index) => [name, `<name ${index + 1}>`]));
    all.push([
      'names of players and users',
      new RegExp(`(?<![\\p{L}\\d_])(?:${names.map(escapeExpression).join('|')})(?![\\p{L}\\d_])`, 'gu'),
      (match) => numbers.get(match) ?? match,
    ]);
  }
  const clean = (text: string) =>
    all.reduce(
      (rest, [what, find, put]) =>
        rest.replace(find, (match: string, ...parts: string[]) => {
          const result =
            typeof put === 'string'
              ? put.replace(/\$(\d)/g, (_, number: string) => parts[Number(number) - 1] ?? '')
              : put(match, ...parts);
          if (result !== match) counts.set(what, (counts.get(what) ?? 0) + 1);
          return result;
        }),
      text,
    );
  return {clean, removed: () => [...counts].map(([what, count]) => ({what, count}))};
}
