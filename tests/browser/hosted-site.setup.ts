import {test as setup, expect} from '@playwright/test';
import {buildSite, compileWithDocusaurus} from '../../src/cli/build';
import {cacheFolder} from '../../src/cli/project';
import {hostedFolder, insightsFolder, writeForeignIndex} from './search-site';
import {keys} from './search-provider';

setup('the index with foreign pages is written', () => {
  writeForeignIndex();
});

setup.describe('the site is built', () => {
  // One after the other: builds share a folder for generated files.
  setup.describe.configure({mode: 'serial'});

  for (const {what, target, env} of [
    {what: 'for the hosted search', target: hostedFolder, env: keys},
    {
      what: 'for the hosted search with click events',
      target: insightsFolder,
      env: {...keys, ALGOLIA_INSIGHTS: 'true'},
    },
  ]) {
    // As `npm run build` makes it when the keys are set, but without the Markdown of the pages, which nothing here asks for.
    setup(what, async () => {
      setup.setTimeout(5 * 60_000);
      const code = await buildSite({
        target,
        scratch: cacheFolder,
        compile: (folder) => compileWithDocusaurus(folder, {...env, FTB_DOCS_EXPORTS: 'false'}),
      });
      expect(code, 'exit code of the build').toBe(0);
    });
  }
});
