/** Configures Starlight with default settings. The benchmark writes the pages and the sidebar next to this file. */
import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

const {title, sidebar} = JSON.parse(readFileSync(new URL('./site.json', import.meta.url), 'utf8'));

export default defineConfig({
  site: 'https://docs.example',
  outDir: process.env.BENCH_OUT,
  devToolbar: {enabled: false},
  integrations: [starlight({title, sidebar, pagefind: process.env.BENCH_SEARCH !== 'off'})],
});
