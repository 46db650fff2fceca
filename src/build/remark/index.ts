import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import codeSamples from './code-samples';
import dataRefs from './data-refs';
import marks from './marks';
import minecraftSwitch from './minecraft';
import pageComponents from './page-components';

/**
 * Remark plugins for pages of docs/ and src/pages. The first is a closure, because Docusaurus sends the configuration to every
 * reader, and an option would reveal the build's folder.
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
