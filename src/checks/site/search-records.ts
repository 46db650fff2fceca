import {brotliCompressSync} from 'node:zlib';
import {siteIndex} from '../../search/embedded/write-index';
import {recordLimit, sectionsOf, toHosted} from '../../search/hosted/objects';
import type {SearchRecord} from '../../search/types';
import {named} from './built-site';
import type {BuiltPage, BuiltSite} from './built-site';
import type {Check, Problem} from '../types';

/** Limit for the compressed index, in bytes. */
const indexLimit = 330_000;

export const searchRecords: Check = {
  name: 'search-records',
  why: 'The search cannot find what is not in its index, and a result must lead to the right section.',
  items: 'records of the search',
  run({site}) {
    const {records} = site;
    const size = brotliCompressSync(JSON.stringify(siteIndex(records))).length;
    const note = `index: ${(size / 1000).toFixed(0)} KB compressed, at most ${indexLimit / 1000} KB`;
    return {
      examined: records.length,
      problems: [
        ...pagesWithout(records, site),
        ...checkRecords(records, site),
        ...(records.length > 0 && size > indexLimit
          ? [{file: 'build/search-index', found: note, fix: 'index fewer texts, or split the index'}]
          : []),
      ],
      notes: records.length > 0 ? [note] : [],
    };
  },
};

/** Every document must have a record, unless search engines must not index it. */
function pagesWithout(records: SearchRecord[], site: BuiltSite): Problem[] {
  const found = new Set(records.map(routeOf));
  const isDocument = ({elements}: BuiltPage) =>
    elements.some(({attributes}) => attributes.class?.includes('theme-doc-markdown'));
  const isHidden = (page: BuiltPage) =>
    named(page, 'meta').some(
      ({attributes}) => attributes.name === 'robots' && /noindex/.test(attributes.content ?? ''),
    );
  return site.pages
    .filter((page) => isDocument(page) && !isHidden(page) && !found.has(page.route))
    .map(({file}) => ({
      file,
      found: 'the page has no record, so the search cannot find it',
      fix: 'give it a heading of level 1 inside the text',
    }));
}

function checkRecords(records: SearchRecord[], site: BuiltSite): Problem[] {
  const ids = new Set<string>();
  const fileOf = (record: SearchRecord) => site.byRoute.get(routeOf(record))?.file ?? 'build';
  const twice = records.flatMap((record): Problem[] => {
    const isFirst = !ids.has(record.objectID);
    ids.add(record.objectID);
    return isFirst
      ? []
      : [
          {
            file: fileOf(record),
            found: `two records have the id ${record.objectID}`,
            fix: 'give each of the two headings its own id, {#…}',
          },
        ];
  });
  const large = sectionsOf(records).flatMap((section): Problem[] => {
    const bytes = Buffer.byteLength(JSON.stringify(toHosted(section)));
    return bytes > recordLimit
      ? [
          {
            file: fileOf(section),
            found: `a section has ${bytes} bytes`,
            allowed: `at most ${recordLimit}`,
            fix: 'split the section',
          },
        ]
      : [];
  });
  return [...twice, ...large];
}

function routeOf(record: SearchRecord): string {
  return decodeURI(new URL(record.url_without_anchor).pathname);
}
