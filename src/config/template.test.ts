import {expect, it} from 'vitest';
import {ssrTemplate} from './template';

it("sets the default theme in Docusaurus's template", () => {
  expect(ssrTemplate).toMatch(/<html data-theme="dark" [^>]*<%~ it\.htmlAttributes %>/);
});
