import {test as setup, expect} from '@playwright/test';
import {buildSite, compileWithDocusaurus} from '../../src/cli/build';
import {cacheFolder} from '../../src/cli/project';
import {hostedFolder, writeForeignIndex} from './search-site';
import {keys} from './search-provider';

setup('the index with pages of another version and language is written', () => {
  writeForeignIndex();
});

// Like `npm run build` with keys and click events, but without Markdown exports and page dates, because no test
// needs them.
setup('the site is built for the hosted search', async () => {
  setup.setTimeout(5 * 60_000);
  const env = {
    ...keys,
    ALGOLIA_INSIGHTS: 'true',
    FTB_DOCS_EXPORTS: 'false',
    DOCUSAURUS_DISABLE_LAST_UPDATE: 'true',
  };
  const code = await buildSite({
    target: hostedFolder,
    scratch: cacheFolder,
    compile: (folder) => compileWithDocusaurus(folder, env),
  });
  expect(code, 'The build for the hosted search failed; see its output above').toBe(0);
});
