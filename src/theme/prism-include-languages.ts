/**
 * Draws: nothing; teaches the highlighter of code samples our own languages (src/prism).
 * Upstream: @docusaurus/theme-classic 3.8.1, theme/prism-include-languages.ts
 * Kind: wrapped (runs the original first)
 * Why: SNBT, commands and quest themes are no languages of Prism.
 */
import original from '@theme-original/prism-include-languages';
import {grammars} from '@site/src/prism';
import type {Prism} from 'prism-react-renderer';

/** @param prism the highlighter; gains languages */
export default function prismIncludeLanguages(prism: typeof Prism): void {
  (original as (prism: unknown) => void)(prism);
  Object.assign(prism.languages, grammars);
}
