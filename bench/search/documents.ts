import type {Document} from '@orama/orama';
import type {Section} from './sections';

/** The fields that VitePress indexes too, so that both have the same to go by. */
export const documentShape = {route: 'string', title: 'string', titles: 'string', text: 'string'} as const;

/** Sections as documents of Orama. */
export function toDocuments(sections: readonly Section[]): Document[] {
  return sections.map(({route, title, titles, paragraphs}) => ({
    route,
    title,
    titles: titles.join(' '),
    text: paragraphs.join('\n'),
  }));
}
