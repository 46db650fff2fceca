import type {IndexFile} from './index-file';
import {termsOf} from './words';

/** A word of another language in English. */
export interface Translation {
  /** Code of the language. */
  language: string;
  /** Phrases that it may stand for. */
  english: string[];
}

/** Han is written without spaces, so its words are looked for inside of what looks like one. */
const han = /\p{Script=Han}/u;

/** The glossary by its words. One that several languages share stands for what it means in each. */
export class Dictionary {
  private readonly words = new Map<string, Translation>();

  constructor(glossary: IndexFile['glossary']) {
    for (const [language, entries] of Object.entries(glossary)) {
      for (const [english, list] of Object.entries(entries)) {
        for (const word of termsOf(list)) {
          const known = this.words.get(word);
          if (known) {
            known.english.push(english);
          } else {
            this.words.set(word, {language, english: [english]});
          }
        }
      }
    }
  }

  /** @returns what a word that is no English one may stand for, each an alternative or, in Han, a part of it */
  translate(term: string): Translation[] {
    if (han.test(term)) {
      return [...this.words].filter(([word]) => term.includes(word)).map(([, translation]) => translation);
    }
    // Letters that are no letter with an accent.
    const found = this.words.get(term.replace(/ł/g, 'l').replace(/ß/g, 'ss').replace(/ø/g, 'o'));
    return found ? [found] : [];
  }
}
