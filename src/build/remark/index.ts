import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import codeSamples from './code-samples';
import dataRefs from './data-refs';
import marks from './marks';
import minecraftSwitch from './minecraft';
import pageComponents from './page-components';

/**
 * Returns the remark plugins for pages in docs/ and src/pages. The first plugin is a closure and has no
 * options, because Docusaurus includes plugin options in the client bundle, which would reveal the path of
 * the repository.
 * @param siteDir absolute path of the repository
 */
export function pageSteps(siteDir: string) {
  return [
    () => dataRefs({siteDir}),
    minecraftSwitch,
    marks,
    pageComponents,
    codeSamples,
  ] satisfies PluginOptions['remarkPlugins'];
}
