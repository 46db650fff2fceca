import {expect, it} from 'vitest';
import {previewOf} from './preview';

it.each([
  [{}, undefined],
  [{FTB_DOCS_PREVIEW: ' '}, undefined],
  [{FTB_DOCS_PREVIEW: '12'}, 12],
])('%j is the preview of %s', (env, number) => {
  expect(previewOf(env)).toBe(number);
});

it.each(['0', '-1', '1.5', '12; echo', '<b>', '1234567890'])('refuses "%s"', (value) => {
  expect(() => previewOf({FTB_DOCS_PREVIEW: value})).toThrow(
    `FTB_DOCS_PREVIEW is "${value}". Set it to the number`,
  );
});
