import path from 'node:path';
import {screen, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import type {ChangelogEntry} from '@site/src/data/schema/market';
import {loadData} from '@site/src/plugins/structured-data';
import {renderInSite} from '@site/tests/unit/render';
import Changelog from '.';

const data = loadData(path.resolve(__dirname, '../../..'))
  .get('changelogs')!
  .get('tinkers') as ChangelogEntry;

describe('Changelog', () => {
  it('has every version, newest first, with an address', () => {
    renderInSite(<Changelog id="tinkers" data={data} />);
    expect(screen.getAllByRole('heading', {level: 3}).map(({textContent}) => textContent)).toEqual([
      '1.7.0 documented 18 June 2024',
      '1.6.0 documented 3 June 2024 or earlier',
      '1.5.1 documented 3 June 2024 or earlier',
    ]);
    const link = screen.getByRole('link', {name: 'Direct link to version 1.6.0'});
    expect(link.getAttribute('href')).toBe('#version-1.6.0');
    expect(document.getElementById('version-1.6.0')?.contains(link)).toBe(true);
  });

  it('has every change, under what kind it is', () => {
    renderInSite(<Changelog id="tinkers" data={data} />);
    for (const {anchor, added, changed, fixed} of data.versions) {
      const version = within(document.getElementById(anchor)!);
      expect(version.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
        ...added,
        ...changed,
        ...fixed,
      ]);
      expect(version.getByText('Changed').nextElementSibling?.children).toHaveLength(changed.length);
    }
  });

  it('renders no kind without changes', () => {
    const version = {version: '9.9', anchor: 'version-9.9', added: ['Lamps.'], changed: [], fixed: []};
    renderInSite(<Changelog id="lamps" data={{...data, versions: [version], later: []}} />);
    expect(screen.queryByText('Fixed')).toBeNull();
    expect(screen.queryByText(/is not published/)).toBeNull();
  });

  it('says that there are no dates, and what is known of later versions', () => {
    renderInSite(<Changelog id="tinkers" data={data} />);
    expect(screen.getByText(/prints no dates/)).toBeTruthy();
    const later = within(screen.getByRole('region', {name: 'Versions without an entry'}));
    expect(later.getByText(/after 1\.7\.0 is not published/)).toBeTruthy();
    expect(later.getAllByRole('term').map(({textContent}) => textContent)).toEqual(['3.0', '2.0']);
  });
});
