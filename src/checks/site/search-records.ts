import {brotliCompressSync} from 'node:zlib';
import {site as settings} from '../../config/site';
import {packIndex} from '../../search/embedded/index-file';
import {recordLimit, toHosted} from '../../search/hosted/objects';
import {siteRecords} from '../../search/records';
import type {SearchRecord} from '../../search/types';
import type {BuiltSite} from './built-site';
import type {Check, Problem} from '../types';

/** Largest index a reader should have to fetch, in bytes as it travels. */
const indexLimit = 300_000;

export const searchRecords: Check = {
  name: 'search-records',
  why: 'What is not in the index cannot be found, and a result that leads beside its place is worse than none.',
  items: 'records of the search',
  run({site}) {
    const records = siteRecords({folder: site.folder, origin: settings.url, baseUrl: settings.baseUrl});
    const size = brotliCompressSync(JSON.stringify(packIndex(records))).length;
    const note = `index: ${kilobytes(size)} compressed, at most ${kilobytes(indexLimit)}`;
    return {
      examined: records.length,
      problems: [
        ...checkPages(records, site),
        ...checkRecords(records, site),
        ...(records.length > 0 && size > indexLimit
          ? [{file: 'build/search-index', found: note, fix: 'index fewer texts, or split the index'}]
          : []),
      ],
      notes: records.length > 0 ? [note] : [],
    };
  },
};

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} KB`;
}

/** Every document has a record of its own, unless it asks not to be indexed. */
function checkPages(records: SearchRecord[], site: BuiltSite): Problem[] {
  const found = new Set(records.map(routeOf));
  return site.pages
    .filter(({elements}) => elements.some(({attributes}) => attributes.class?.includes('theme-doc-markdown')))
    .filter(({elements}) => !elements.some(isNoIndex))
    .filter(({route}) => !found.has(route))
    .map(({file}) => ({
      file,
      found: 'the page has no record, so the search does not know it',
      fix: 'give it a heading of level 1 inside the text',
    }));
}

function isNoIndex({name, attributes}: BuiltSite['pages'][number]['elements'][number]): boolean {
  const isRobots = name === 'meta' && (attributes.name ?? attributes.property) === 'robots';
  return isRobots && /noindex/.test(attributes.content ?? '');
}

function checkRecords(records: SearchRecord[], site: BuiltSite): Problem[] {
  const ids = new Set<string>();
  return records.flatMap((record): Problem[] => {
    const page = site.byRoute.get(routeOf(record));
    const file = page?.file ?? 'build';
    const bytes = Buffer.byteLength(JSON.stringify(toHosted(record)));
    const repeated = ids.has(record.objectID);
    ids.add(record.objectID);
    return [
      ...(bytes > recordLimit
        ? [{file, found: `a record of ${bytes} bytes`, allowed: `${recordLimit}`, fix: 'split the text'}]
        : []),
      ...(repeated
        ? [{file, found: `two records are called ${record.objectID}`, fix: 'give both headings ids'}]
        : []),
    ];
  });
}

function routeOf(record: SearchRecord): string {
  return decodeURI(new URL(record.url_without_anchor).pathname);
}
