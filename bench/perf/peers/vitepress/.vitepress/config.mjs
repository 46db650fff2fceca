/** VitePress as it comes, with the search it brings. Pages and sidebar are written beside this file by the benchmark. */
import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitepress';

const {title, nav, sidebar} = JSON.parse(readFileSync(new URL('../site.json', import.meta.url), 'utf8'));

export default defineConfig({
  title,
  srcDir: './content',
  outDir: process.env.BENCH_OUT,
  cleanUrls: true,
  // Braces in our pages are braces.
  markdown: {attrs: {disable: true}},
  // A picture that only our site has: the address stays as it is.
  vue: {template: {transformAssetUrls: false}},
  themeConfig: {
    nav,
    sidebar,
    ...(process.env.BENCH_SEARCH === 'off' ? {} : {search: {provider: 'local'}}),
  },
});
