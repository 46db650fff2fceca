import {brotliCompressSync} from 'node:zlib';
import {siteIndex} from '../../search/embedded/write-index';
import {recordLimit, sectionsOf, toHosted} from '../../search/hosted/objects';
import type {SearchRecord} from '../../search/types';
import {named} from './built-site';
import type {BuiltPage, BuiltSite} from './built-site';
import type {Check, Problem} from '../types';

/** Largest index a reader should have to fetch, in bytes as it travels. */
const indexLimit = 330_000;

export const searchRecords: Check = {
  name: 'search-records',
  why: 'What is not in the index cannot be found, and a result that leads beside its place is worse than none.',
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

/** Every document has a record of its own, unless it asks not to be indexed. */
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
      found: 'the page has no record, so the search does not know it',
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
            found: `two records are called ${record.objectID}`,
            fix: 'give both headings ids',
          },
        ];
  });
  const large = sectionsOf(records).flatMap((section): Problem[] => {
    const bytes = Buffer.byteLength(JSON.stringify(toHosted(section)));
    return bytes > recordLimit
      ? [
          {
            file: fileOf(section),
            found: `a section of ${bytes} bytes`,
            allowed: `${recordLimit}`,
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
