import type {SearchClient} from 'algoliasearch';
import type {SearchRecord} from '../types';
import {recordLimit, sectionsOf, toHosted} from './objects';
import {hostedStopWords, hostedSynonyms, settings} from './settings';

export interface Upload {
  records: SearchRecord[];
  indexName: string;
  /** Omitted if there are no API keys. Only the offline checks run then. */
  client?: SearchClient;
  /** Runs all checks but writes nothing. */
  dryRun: boolean;
  /** Allows the upload even if it would remove more than half of the existing records. */
  allowFewer: boolean;
  log: (line: string) => void;
}

/**
 * Replaces the hosted index. Writes settings, synonyms and records (one per section) to a temporary index,
 * which then replaces the live index in one step. Readers never search a partial index, and a failed upload
 * leaves the live index unchanged.
 * @throws Error with the fix if there is nothing to upload, a record is too large, or too many records would
 *   be removed
 */
export async function upload({records, indexName, client, dryRun, allowFewer, log}: Upload): Promise<void> {
  const objects = sectionsOf(records).map(toHosted);
  refuseUnfit(objects);
  log(
    `${objects.length} records; the largest has ${Math.max(...objects.map(sizeOf))} bytes (limit: ${recordLimit}).`,
  );
  if (!client) {
    log('Skipped the comparison with the hosted index, because no keys are set.');
    return;
  }
  const present = await countRecords(client, indexName);
  log(
    present === undefined
      ? `The index ${indexName} does not exist yet.`
      : `The index ${indexName} currently has ${present} records.`,
  );
  if (present !== undefined && objects.length < present / 2 && !allowFewer) {
    throw new Error(
      `The new index would have ${objects.length} records, less than half of the current ${present}. Check that build/ is complete. ` +
        'If pages were removed on purpose, pass --allow-fewer.',
    );
  }
  if (dryRun) {
    log('Dry run: nothing was written.');
    return;
  }
  const fresh = `${indexName}_tmp_${process.pid}`;
  let isMoveSubmitted = false;
  try {
    // The service processes the tasks of an index in order, so waiting for the last task is enough.
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
    isMoveSubmitted = true;
    await client.waitForTask({indexName, taskID});
  } catch (error) {
    await client.deleteIndex({indexName: fresh}).catch(() => undefined);
    throw new Error(
      isMoveSubmitted
        ? `The index ${indexName} was uploaded, but the service did not confirm that it is in use. See the cause below and try again.`
        : `The upload failed; the records of the index ${indexName} are unchanged. See the cause below and try again.`,
      {cause: error},
    );
  }
  log(`The index ${indexName} now has ${objects.length} records.`);
}

function sizeOf(object: object): number {
  return Buffer.byteLength(JSON.stringify(object));
}

function refuseUnfit(objects: {objectID: string; url: string}[]): void {
  if (objects.length === 0) {
    throw new Error('build/ contains no searchable documents. Run "npm run build" first.');
  }
  const large = objects.filter((object) => sizeOf(object) > recordLimit);
  if (large.length > 0) {
    const list = large.map((object) => `  ${object.url}: ${sizeOf(object)} bytes`).join('\n');
    throw new Error(`Records may have at most ${recordLimit} bytes. Split these sections:\n${list}`);
  }
}

/** Returns the number of records in an index, or undefined if the index does not exist. */
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
    throw new Error(`Could not read the index ${indexName}. Check its name and the keys.`, {cause: error});
  }
}
