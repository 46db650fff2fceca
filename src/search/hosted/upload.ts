import type {SearchClient} from 'algoliasearch';
import type {SearchRecord} from '../types';
import {recordLimit, sectionsOf, toHosted} from './objects';
import {hostedStopWords, hostedSynonyms, settings} from './settings';

export interface Upload {
  records: SearchRecord[];
  indexName: string;
  /** Left out if there are no API keys; then only the checks that need no service run. */
  client?: SearchClient;
  /** Runs all checks of an upload, but writes nothing. */
  dryRun: boolean;
  /** Allows an upload with less than half of the present records. */
  allowFewer: boolean;
  log: (line: string) => void;
}

/**
 * Replaces the hosted index. Settings, synonyms and records, one for each section, are written into a new index,
 * which replaces the old one in one step when it is complete. Readers never search a partial index, and a failed
 * upload leaves the old index unchanged.
 * @throws Error with the fix if there is nothing to upload, a record is too large, or too many records would be lost
 */
export async function upload({records, indexName, client, dryRun, allowFewer, log}: Upload): Promise<void> {
  const objects = sectionsOf(records).map(toHosted);
  refuseUnfit(objects);
  log(`${objects.length} records, the largest ${Math.max(...objects.map(sizeOf))} of ${recordLimit} bytes.`);
  if (!client) {
    log('Not compared with the present index: no keys.');
    return;
  }
  const present = await countRecords(client, indexName);
  log(present === undefined ? `${indexName} is new.` : `${indexName} has ${present} records now.`);
  if (present !== undefined && objects.length < present / 2 && !allowFewer) {
    throw new Error(
      `${objects.length} records would replace ${present}, less than half. Is build/ complete? ` +
        'If pages were removed on purpose, add --allow-fewer.',
    );
  }
  if (dryRun) {
    log('Dry run: nothing was written.');
    return;
  }
  const fresh = `${indexName}_tmp_${process.pid}`;
  try {
    // An index runs its tasks in order, so it is enough to wait for the last one.
    await client.setSettings({indexName: fresh, indexSettings: settings});
    await client.saveSynonyms({indexName: fresh, synonymHit: hostedSynonyms, replaceExistingSynonyms: true});
    await client.saveObjects({indexName: fresh, objects, waitForTasks: true});
    await client.batchDictionaryEntries({
      dictionaryName: 'stopwords',
      batchDictionaryEntriesParams: {requests: hostedStopWords},
    });
    const {taskID} = await client.operationIndex({
      indexName: fresh,
      operationIndexParams: {operation: 'move', destination: indexName},
    });
    await client.waitForTask({indexName, taskID});
  } catch (error) {
    await client.deleteIndex({indexName: fresh}).catch(() => undefined);
    throw new Error(`The upload failed; ${indexName} is as it was.`, {cause: error});
  }
  log(`${indexName} now has these ${objects.length} records.`);
}

function sizeOf(object: object): number {
  return Buffer.byteLength(JSON.stringify(object));
}

function refuseUnfit(objects: {objectID: string; url: string}[]): void {
  if (objects.length === 0) {
    throw new Error('build/ has no document to search. Run "npm run build" first.');
  }
  const large = objects.filter((object) => sizeOf(object) > recordLimit);
  if (large.length > 0) {
    const list = large.map((object) => `  ${object.url}: ${sizeOf(object)} bytes`).join('\n');
    throw new Error(`Records may have ${recordLimit} bytes; split these texts:\n${list}`);
  }
}

/** Number of records in an index; undefined when the index does not exist. */
async function countRecords(client: SearchClient, indexName: string): Promise<number | undefined> {
  try {
    const {nbHits} = await client.searchSingleIndex({
      indexName,
      searchParams: {query: '', hitsPerPage: 0, distinct: false},
    });
    return nbHits;
  } catch (error) {
    if ((error as {status?: number}).status === 404) {
      return undefined;
    }
    throw new Error(`${indexName} could not be read.`, {cause: error});
  }
}
