/**
 * How the search ranks: every weight, list and limit, in the order in which a query meets them. Both engines read this file: the
 * embedded one asks it as it works (`embedded/`), the hosted one gets what it knows as well as settings (`hosted/settings.ts`).
 *
 * After a change `npm run build && npm run search:relevance` says what it costs. `relevance/held-back.jsonl` is for that alone: tune
 * for `queries.jsonl`, never for those.
 */

/** What a record is about. Of rows, only commands are ranked on their own. */
export const recordKinds = ['text', 'row', 'page', 'heading', 'command'] as const;
export type RecordKind = (typeof recordKinds)[number];

// ── Records ──

/** Longest text of one record, in characters: the hosted service takes 10 KB a record, and no reader reads more. */
export const longestText = 2000;

/** Of two records that answer as well, the higher goes first: what is general before what is special. */
export const generality = {page: 100, h2: 90, h3: 80, h4: 70, h5: 60, h6: 50, row: 50, text: 0};

// ── Words ──

/** A typing error is forgiven in a word of this many letters, and a second one in a longer word. */
export const typos = {one: 4, two: 6};

/** Words that may be meant when nothing is found: how many at most, and how many letters may differ. */
export const nearest = {words: 3, letters: 3};

/** What a word counts that is not the one typed: the beginning of a longer word, a word with a typing error. */
export const fuzzy = {
  prefix: 0.375,
  /** How much less for each letter that follows. */
  prefixLetter: 0.3,
  typo: 0.45,
};

/**
 * The last word of a query may be unfinished. Below this many letters it begins too many words: only titles and addresses are
 * looked at. A finished word of more than `wholeWord` letters may also be a beginning when no record holds it.
 */
export const beginnings = {everywhere: 3, wholeWord: 3};

/** What a match counts in each field of a record. `path` are the words of the address and of the group. */
export const fields = {title: 3, path: 0.3, aliases: 1.2, text: 1};

/** BM25+, how often a word is in a record and how rare it is, with the constants of MiniSearch 7.2.0. */
export const bm25 = {k: 1.2, b: 0.7, d: 0.5};

// ── The query ──

/** What a way to write a word counts beside the word as it was typed. */
export const rewordings = {
  synonym: 0.8,
  oneWay: 0.45,
  /** Read as two words, each of at least `shortestPart` letters. */
  split: 0.9,
  shortestPart: 3,
  /** What a form is of: `launching` of `launch`. */
  stem: 0.8,
  /** A word of another language; see `glossary.yaml`. */
  foreign: 0.8,
};

// ── A record ──

/** What a match counts that is not in the record itself: in a heading above it; elsewhere on the page, where it covers half of the word. */
export const around = {heading: 0.7, page: 0.2};

/** Share of the best record's coverage of the query that a record must reach to count as a result. */
export const leastCoverage = 0.5;

/** What a record's kind counts. Rows of most tables stand back: what is in them is looked up by its name. */
export const kinds: Record<RecordKind, number> = {page: 2.5, heading: 1.1, command: 1.1, text: 1, row: 0.5};

/** What a command counts for who types a slash. */
export const commandAsked = 2;

/** What a record counts whose whole title is the query: who types a name wants what has it, not the page around it. */
export const wholeTitle = 2;

/** What a page's record counts more when the query is one of its aliases. */
export const aliasMatch = 0.5;

// ── Results ──

/**
 * One page does not fill the list: when at least `pages` pages answer, all of them come with no more than `rows` rows before any comes
 * with more, and never with more than `most`. The dialog shows only the former, for it puts rows of a page together again.
 */
export const variety = {pages: 3, rows: 3, most: 5};

/** Results in one answer; words of a text, fewer on a narrow screen. DocSearch's dialog has the same numbers built in. */
export const answer = {hits: 20, words: 10, wordsOnNarrow: 5, narrow: '(max-width: 768px)'};

// ── Lists ──

/** Words that say nothing about what is looked for, unless there is no other. */
export const stopWords = (
  'a about again all am an and any anymore are arent as at be been bug but by can cannot cant correctly could couldnt did didnt do does doesnt ' +
  'doing dont for from get gets getting give go got had has have havent having help her his how i if im in instead into is isnt issue it its ' +
  'just keep keeps like make me much my need no not of off on one only or our out please problem properly should so some somehow something than ' +
  'that the their them then there these they this those to too tried try trying up us use using via want was wasnt way we were what when ' +
  'where which while who why will with without wont work working works would you your'
).split(' ');

/** What players call the same thing: equals, of one to three words each. */
export const synonyms: readonly (readonly string[])[] = [
  // Spelling
  ['color', 'colour'],
  ['gray', 'grey', 'greyed'],
  ['armor', 'armour'],
  ['questbook', 'quest book'],
  ['lootcrate', 'loot crate', 'loot box', 'lootbox'],
  ['mc', 'minecraft'],
  ['cmd', 'command'],
  ['perms', 'permissions'],
  ['inv', 'inventory'],
  ['dir', 'directory', 'folder'],
  ['pic', 'picture'],
  // Machine
  ['ram', 'memory'],
  ['oom', 'out of memory'],
  ['gpu', 'graphics card', 'video card', 'graphics chip'],
  ['igpu', 'integrated graphics', 'onboard graphics'],
  ['cpu', 'processor'],
  ['tps', 'ticks per second'],
  ['fps', 'frames per second', 'frame rate', 'framerate'],
  ['jvm flags', 'java arguments', 'jvm arguments', 'java args', 'jvm args', 'java flags'],
  ['startup arguments', 'launch arguments', 'launch options', 'start parameters'],
  ['antivirus', 'virus scanner'],
  // What readers do
  ['remove', 'delete', 'uninstall', 'erase', 'wipe'],
  ['disable', 'turn off', 'switch off', 'deactivate', 'hide'],
  ['enable', 'turn on', 'switch on', 'activate'],
  ['login', 'sign in'],
  ['setup', 'set up', 'install'],
  ['create', 'make', 'build'],
  ['edit', 'change', 'modify'],
  ['screenshot', 'screen capture', 'print screen'],
  ['repair', 'fix'],
  ['launch', 'start'],
  ['move', 'relocate'],
  ['accept', 'join'],
  ['translate', 'translation', 'localization', 'localisation', 'language'],
  ['transfer', 'hand over'],
  // What things are
  ['config', 'configuration', 'settings', 'options'],
  ['modpack', 'pack'],
  ['launcher', 'ftb app'],
  ['limit', 'max', 'maximum'],
  ['broken', 'corrupt', 'corrupted', 'damaged'],
  ['syntax', 'grammar'],
  ['distance', 'range', 'radius'],
  // The game
  ['op', 'operator', 'admin'],
  ['tp', 'teleport'],
  ['rtp', 'random teleport'],
  ['ultimine', 'veinmine', 'vein mine', 'vein miner', 'veinminer'],
  ['game stage', 'gamestage', 'stage'],
];

/** Words that also stand for another, but not the other way round: a search for the first also finds the second. */
export const oneWaySynonyms: Readonly<Record<string, readonly string[]>> = {
  'log in': ['login', 'sign in'],
  logging: ['login', 'sign in'],
  lag: ['tps', 'slow', 'fps'],
  laggy: ['tps', 'slow', 'fps'],
  stutter: ['slow', 'fps'],
  freeze: ['stuck', 'hang'],
  crash: ['crash report', 'log', 'exit code'],
  'exit code': ['crash'],
  xmx: ['memory'],
  drive: ['move', 'folder'],
  save: ['world'],
  saves: ['world'],
  verify: ['repair', 'check'],
  validate: ['repair', 'check'],
  redownload: ['repair', 'reinstall'],
  broken: ['repair'],
  allocate: ['give', 'set'],
  assign: ['give', 'set'],
  location: ['folder', 'where', 'path'],
  extra: ['more', 'own'],
  additional: ['more', 'own'],
  custom: ['own'],
  delay: ['warmup', 'wait'],
  host: ['server', 'set up'],
  multiplayer: ['server', 'play with others'],
  friends: ['others', 'players'],
  hunger: ['exhaustion'],
  land: ['claim', 'chunk'],
  questline: ['chapter'],
  picture: ['screenshot'],
  ipv6: ['ipv4'],
  bedrock: ['marketplace'],
  money: ['currency'],
};

/** What a row counts that the reader's version of Minecraft does not have. */
export const otherVersion = 0.4;
