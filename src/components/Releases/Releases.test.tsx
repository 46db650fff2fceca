import {fireEvent, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {renderInSite} from '../../../tests/unit/render';
import type {ReleasesEntry} from '@site/src/data/schema/releases';
import {ModsFit} from '.';

const data: ReleasesEntry = {
  id: 'all',
  file: 'src/data/releases.json',
  names: {'ftb-chunks': 'FTB Chunks', 'ftb-library': 'FTB Library'},
  releases: [
    {
      mod: 'FTB Chunks',
      stem: 'ftb-chunks',
      anchor: 'a',
      version: '2101.1.14',
      day: '2026-01-01',
      minecraft: '1.21.1',
      needs: {'ftb-library': '2101.1.30'},
    },
  ],
};

it('ModsFit reads what is pasted', async () => {
  renderInSite(<ModsFit id="all" data={data} />);
  expect(screen.getByRole('status').textContent).toContain(
    'FTB Chunks 2101.1.14 needs FTB Library 2101.1.30',
  );
  const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), {target: {value}});
  type('ftb-chunks-neoforge-2101.1.14.jar\nftb-library-neoforge-2101.1.31.jar');
  expect(await screen.findByText('2 files are known, and nothing is wrong between them.')).toBeDefined();
  type('nothing');
  expect(await screen.findByText(/^No file of an FTB mod is in it/)).toBeDefined();
});
