import type {Plugin} from '@docusaurus/types';
import type {Rule} from 'postcss';
import {minecraftVersions} from '../config/minecraft';

const placeholder = '$minecraft';

/** PostCSS plugin: expands each selector that contains `$minecraft` into one selector per version. */
export function forEachVersion(versions: readonly string[] = minecraftVersions) {
  return {
    postcssPlugin: 'minecraft-rules',
    Rule(rule: Rule) {
      if (rule.selector.includes(placeholder)) {
        rule.selectors = rule.selectors.flatMap((selector) =>
          versions.map((version) => selector.replaceAll(placeholder, version)),
        );
      }
    },
  };
}

/** Docusaurus plugin: generates the CSS rules for each version of Minecraft in `src/config/minecraft.ts`. */
export default function minecraftRules(): Plugin {
  return {
    name: 'minecraft-rules',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, forEachVersion()]}),
  };
}
