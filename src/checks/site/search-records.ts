import {brotliCompressSync} from 'node:zlib';
import {siteIndex} from '../../search/embedded/write-index';
import {recordLimit, sectionsOf, toHosted} from '../../search/hosted/objects';
import type {SearchRecord} from '../../search/types';
import {named} from './built-site';
import type {BuiltPage, BuiltSite} from './built-site';
import type {Check, Problem} from '../types';

/** Maximum size of the compressed search index in bytes. */
const indexLimit = 330_000;

export const searchRecords: Check = {
  name: 'search-records',
  why: 'The search finds only what is in its index, and a result must lead to the right section.',
  items: 'search records',
  run({site}) {
    const {records} = site;
    const size = brotliCompressSync(JSON.stringify(siteIndex(records))).length;
    const note = `index: ${(size / 1000).toFixed(0)} KB compressed (limit ${indexLimit / 1000} KB)`;
    return {
      examined: records.length,
      problems: [
        ...pagesWithout(records, site),
        ...checkRecords(records, site),
        ...(records.length > 0 && size > indexLimit
          ? [{file: 'build/search-index', found: note, fix: 'index less text, or split the index'}]
          : []),
      ],
      notes: records.length > 0 ? [note] : [],
    };
  },
};

/** Finds documents without a record, except for documents that search engines must not index. */
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
      found: 'the page has no search record, so the search cannot find it',
      fix: 'add a level-1 heading to the text of the page',
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
            found: `two search records have the id ${record.objectID}`,
            fix: 'give the two headings different ids, such as {#install}',
          },
        ];
  });
  const large = sectionsOf(records).flatMap((section): Problem[] => {
    const bytes = Buffer.byteLength(JSON.stringify(toHosted(section)));
    return bytes > recordLimit
      ? [
          {
            file: fileOf(section),
            found: `the search record of a section has ${bytes} bytes`,
            allowed: `at most ${recordLimit} bytes`,
            fix: 'split the section with another heading',
          },
        ]
      : [];
  });
  return [...twice, ...large];
}

function routeOf(record: SearchRecord): string {
  return decodeURI(new URL(record.url_without_anchor).pathname);
}
