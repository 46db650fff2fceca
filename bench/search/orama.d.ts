/** The part of Orama that the comparison uses. It is installed with the other engines, not with the site. */
declare module '@orama/orama' {
  export type Orama = object;
  export interface Document {
    route: string;
    title: string;
    titles: string;
    text: string;
  }
  export function create(options: {schema: Record<keyof Document, 'string'>}): Orama;
  export function insertMultiple(db: Orama, documents: Document[]): Promise<string[]> | string[];
  export function save(db: Orama): object;
  export function load(db: Orama, saved: object): void;
  export function search(
    db: Orama,
    query: {
      term: string;
      properties: (keyof Document)[];
      boost: Partial<Record<keyof Document, number>>;
      tolerance: number;
      limit: number;
    },
  ): Promise<{hits: {document: Document}[]}> | {hits: {document: Document}[]};
}
