/**
 * Draws: nothing; the one list of components that pages may use without importing them.
 * Upstream: @docusaurus/theme-classic 3.8.1, theme/MDXComponents/index.tsx
 * Kind: wrapped (spreads the original map)
 * Why: writers import nothing; a page can move without touching its text.
 */
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
};
