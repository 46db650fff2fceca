import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {renderInSite} from '@site/tests/unit/render';
import PageFoot from '.';

const page = {title: 'Kits & "more"', path: '/docs/mods/A%20%26%20B', source: 'docs/mods/a-b.mdx'};

it('links to an issue that names page and file, for a title with special characters', () => {
  renderInSite(<PageFoot {...page} />);
  const href = screen.getByRole('link', {name: 'Report a problem'}).getAttribute('href')!;
  const {searchParams} = new URL(href);
  expect(searchParams.get('title')).toBe('Wrong or unclear: Kits & "more"');
  expect(searchParams.get('body')).toContain('/docs/mods/A%20%26%20B\nFile: docs/mods/a-b.mdx');
});
