import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import codeSamples from './code-samples';
import dataRefs from './data-refs';
import minecraftSwitch from './minecraft';
import pageComponents from './page-components';

/**
 * Steps that pages of docs/ and src/pages go through while they are compiled. They stand in the site's configuration, which
 * Docusaurus sends to every reader: in functions, because options would tell readers the folder of the build.
 * @param siteDir absolute path of the repository
 */
export function pageSteps(siteDir: string) {
  return [
    () => dataRefs({siteDir}),
    minecraftSwitch,
    pageComponents,
    codeSamples,
  ] satisfies PluginOptions['remarkPlugins'];
}
