/** `npm run search:push [-- --dry-run] [--allow-fewer]`: uploads the records of the built site to the hosted service. */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {buildFolder} from './project';
import {failWith} from './terminal';
import {readKeys, writeKeyVariable} from '../search/hosted/keys';
import {upload} from '../search/hosted/upload';
import {recordsIn} from '../build/post/records';

void failWith(async () => {
  const {values} = parseArgs({options: {'dry-run': {type: 'boolean'}, 'allow-fewer': {type: 'boolean'}}});
  const dryRun = values['dry-run'] ?? false;
  const keys = readKeys(process.env);
  if (!keys && !dryRun) {
    throw new Error(
      `The hosted search is not configured: set ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME and ${writeKeyVariable}, or add --dry-run. ` +
        'src/search/README.md explains the keys.',
    );
  }
  if (!existsSync(join(buildFolder, 'index.html'))) {
    throw new Error('build/ contains no site. Run "npm run build" first.');
  }
  await upload({
    records: recordsIn(buildFolder),
    indexName: keys?.indexName ?? '',
    client: keys && algoliasearch(keys.appId, keys.writeKey),
    dryRun,
    allowFewer: values['allow-fewer'] ?? false,
    log: (line) => console.log(line),
  });
  return 0;
});
