import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {renderInSite} from '@site/tests/unit/render';
import Cards, {Card} from '.';

it('is a list of links named by their titles', () => {
  renderInSite(
    <Cards>
      {'\n'}
      <Card href="/docs/app" title="FTB App">
        Install packs
      </Card>
      <Card href="/docs/mods" title="Mods" />
    </Cards>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', {name: /FTB App.*Install packs/}).getAttribute('href')).toBe('/docs/app');
});

it('refuses an empty grid, and cards without an address or a title', () => {
  expect(() => renderInSite(<Cards>{'\n'}</Cards>)).toThrow('<Cards> needs at least one <Card>');
  expect(() => renderInSite(<Card href="" title="Mods" />)).toThrow('<Card> needs a href');
  expect(() => renderInSite(<Card href="/docs" title="" />)).toThrow('<Card> needs a title');
});
