import {renderInSite} from '@site/tests/unit/render';
import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import AnchorHeading from '.';

it('names its link after its text, without markup', () => {
  renderInSite(
    <AnchorHeading as="h2" id="xmx">
      <code>-Xmx</code> has <b>no</b> effect
    </AnchorHeading>,
  );
  const link = screen.getByRole('link', {name: 'Direct link to -Xmx has no effect'});
  expect(link.getAttribute('href')).toBe('#xmx');
  expect(screen.getByRole('heading', {level: 2}).id).toBe('xmx');
});

it('adds no link to the title of a page', () => {
  renderInSite(
    <AnchorHeading as="h1" id="top">
      Memory
    </AnchorHeading>,
  );
  expect(screen.getByRole('heading', {level: 1}).textContent).toBe('Memory');
  expect(screen.queryByRole('link')).toBeNull();
});
