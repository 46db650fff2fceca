import {render} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Glyph, glyphNames} from './Glyph';

it.each([...glyphNames])('%s is square, and all its colours are defined', (name) => {
  const {container} = render(<Glyph name={name} />);
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe(
    name === 'head' ? '0 0 8 8' : '0 0 12 12',
  );
});

it('lists the known glyphs for an unknown name', () =>
  expect(() => renderToStaticMarkup(<Glyph name="bell" />)).toThrow(
    '<Glyph> name is "bell". Allowed: alert, anvil',
  ));
