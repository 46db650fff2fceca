import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {withLoader} from '../intent/template';
import {indexFolder} from '../search/embedded/protocol';
import {searchConfig} from './search';
import {site} from './site';

/**
 * Docusaurus's own page template with two changes. A theme on `<html>`: the head script replaces it before the first
 * paint; without JavaScript nothing would set a theme, and no colour would be defined. And no scripts: the loader
 * fetches them when the reader shows intent (src/intent).
 */
export const ssrTemplate = withLoader(
  template.replace('<html ', '<html data-theme="dark" data-theme-choice="dark" '),
  site.baseUrl,
  searchConfig().engine === 'embedded' ? `${site.baseUrl}${indexFolder}/` : undefined,
);
