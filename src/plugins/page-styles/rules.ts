import {createHash} from 'node:crypto';
import {propertiesIn, readStylesheet} from './stylesheet';
import type {Stylesheet} from './stylesheet';
import {tokensOf} from './tokens';
import type {Token} from './tokens';

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');

/** What pages need of a style sheet. */
interface Answers {
  /** What the sheet's selectors name. */
  tokens: readonly Token[];
  /** The rules of a page, by what it has of these, and by the custom properties that it reads itself. */
  rules: Map<string, string>;
}

/** `Answers` by hashes of style sheets. */
export type KnownRules = ReadonlyMap<string, Answers>;

/** Tells which rules a page needs. */
export interface Rules {
  /**
   * @param css a style sheet
   * @param html a page
   * @returns those rules of the sheet that the page needs
   */
  forPage(css: string, html: string): string;
  /** All that was answered, for another build to begin with. */
  answers: KnownRules;
  /** Whether anything of it was not known beforehand. */
  isNews(): boolean;
}

/**
 * Many pages need the same rules: those that have the same of what the style sheet names.
 * @param known `answers` of an earlier build
 */
export function createRules(known: KnownRules = new Map()): Rules {
  const answers = new Map<string, Answers>();
  let isNews = false;
  const sheets = new Map<string, {known?: Answers; answers: Answers; read: () => Stylesheet}>();

  const sheetOf = (css: string) => {
    const hash = sha1(css);
    let stylesheet: Stylesheet | undefined;
    const read = () => (stylesheet ??= readStylesheet(css));
    const before = known.get(hash);
    const sheet = {
      known: before,
      answers: {tokens: before?.tokens ?? read().tokens, rules: new Map<string, string>()},
      read,
    };
    answers.set(hash, sheet.answers);
    return sheet;
  };

  return {
    answers,
    isNews: () => isNews,
    forPage(css, html) {
      const sheet = sheets.get(css) ?? sheetOf(css);
      sheets.set(css, sheet);
      const {tokens, rules} = sheet.answers;
      const found = tokensOf(html);
      const properties = propertiesIn(html);
      const key = sha1(
        tokens.map((token) => Number(found.has(token))).join('') + [...new Set(properties)].sort().join(' '),
      );
      let answer = rules.get(key) ?? sheet.known?.rules.get(key);
      if (answer === undefined) {
        answer = sheet.read().forPage(found, properties);
        isNews = true;
      }
      rules.set(key, answer);
      return answer;
    },
  };
}
