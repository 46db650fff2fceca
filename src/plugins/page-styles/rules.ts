import {createHash} from 'node:crypto';
import {readStylesheet} from './stylesheet';
import type {Stylesheet} from './stylesheet';
import {tokensOf} from './tokens';

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');

/** The hash in a built file's name, `main.670949ed`, which changes when another page does. No rule is about it. */
const hashed = /\.[0-9a-f]{8}\b/g;

/** Tells which rules a page needs. */
export interface Rules {
  /**
   * @param css a style sheet
   * @param html a page
   * @returns those rules of the sheet that the page needs
   */
  forPage(css: string, html: string): string;
  /** All that was answered, for another build to begin with. */
  answers: ReadonlyMap<string, string>;
}

/**
 * @param known `answers` of an earlier build. A page that is the same but for names of scripts needs the same rules; to
 *   find that out takes a tenth of the time.
 */
export function createRules(known: ReadonlyMap<string, string> = new Map()): Rules {
  const sheets = new Map<string, {hash: string; sheet?: Stylesheet}>();
  const answers = new Map<string, string>();
  return {
    answers,
    forPage(css, html) {
      const of = sheets.get(css) ?? {hash: sha1(css)};
      sheets.set(css, of);
      const key = sha1(of.hash + html.replace(hashed, ''));
      const answer = known.get(key) ?? (of.sheet ??= readStylesheet(css)).forPage(tokensOf(html), html);
      answers.set(key, answer);
      return answer;
    },
  };
}
