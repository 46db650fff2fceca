import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/**
 * Docusaurus's own page template with a theme on `<html>`. The head script replaces it before the first paint; without
 * JavaScript nothing would set a theme, and no colour would be defined.
 */
export const ssrTemplate = template.replace('<html ', '<html data-theme="dark" data-theme-choice="dark" ');
