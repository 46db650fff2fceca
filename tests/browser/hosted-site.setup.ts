import {test as setup, expect} from '@playwright/test';
import {buildSite, compileWithDocusaurus} from '../../src/cli/build';
import {cacheFolder, root} from '../../src/cli/project';
import {hostedFolder} from './search-site';
import {keys} from './search-provider';

// As `npm run build` makes it when the keys are set. It finds what the last build left in the bundler's cache.
setup('the site is built for the hosted search', async () => {
  setup.setTimeout(5 * 60_000);
  const code = await buildSite({
    site: root,
    target: hostedFolder,
    scratch: cacheFolder,
    compile: compileWithDocusaurus(root, keys),
  });
  expect(code, 'exit code of the build').toBe(0);
});
