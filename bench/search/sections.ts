import {escapeHtml} from '../../src/search/html';
import {levels} from '../../src/search/types';
import type {SearchRecord} from '../../src/search/types';

/** A heading and the text below it, up to the next heading: what most engines call a document. */
export interface Section {
  route: string;
  /** 1 for the page itself, 2 to 6 for its headings. */
  level: number;
  anchor: string;
  title: string;
  /** The page's title and the headings above. */
  titles: string[];
  paragraphs: string[];
}

/** The text of the records, split at headings. A row is a paragraph here: its name, then what it says. */
export function sectionsOf(records: readonly SearchRecord[]): Section[] {
  const sections: Section[] = [];
  for (const record of records) {
    const {type, kind, hierarchy, content} = record;
    if (kind === 'page' || kind === 'heading') {
      const level = levels.indexOf(type as (typeof levels)[number]);
      const titles = levels.slice(1, level).flatMap((above) => hierarchy[above] ?? []);
      sections.push({
        route: decodeURI(new URL(record.url_without_anchor).pathname),
        level,
        anchor: record.anchor ?? 'top',
        title: hierarchy[levels[level]!] ?? '',
        titles,
        paragraphs: content === null ? [] : [content],
      });
    } else {
      const name = type === 'content' ? null : hierarchy[type];
      sections.at(-1)!.paragraphs.push([name, content].filter((text) => text !== null).join(' '));
    }
  }
  return sections;
}

/** Sections of one page as the HTML that a Markdown renderer with linked headings makes of them. */
export function toHtml(sections: readonly Section[]): string {
  return sections
    .map(({level, anchor, title, paragraphs}) => {
      const link = `<a class="header-anchor" href="#${anchor}">&#8203;</a>`;
      const text = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>\n`).join('');
      return `<h${level} id="${anchor}" tabindex="-1">${escapeHtml(title)} ${link}</h${level}>\n${text}`;
    })
    .join('');
}
