import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {DataIndex} from '../plugins/structured-data/read';
import codeSamples from './code-samples';
import dataRefs from './data-refs';
import minecraftSwitch from './minecraft';
import pageComponents from './page-components';

/**
 * Steps that pages of docs/ and src/pages go through while they are compiled. They stand in the site's configuration, which
 * Docusaurus sends to every reader: in functions, because options would tell readers the folder of the build.
 * @param siteDir absolute path of the repository
 * @param index ids of all data, where they are known already; otherwise read from what the plugin structured-data wrote
 */
export function pageSteps(siteDir: string, index?: DataIndex) {
  return [
    () => dataRefs({siteDir, index}),
    () => minecraftSwitch({siteDir}),
    () => pageComponents({siteDir}),
    codeSamples,
  ] satisfies PluginOptions['remarkPlugins'];
}
