import {fireEvent, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {renderInSite} from '../../../tests/unit/render';
import ServerBuilder from '.';

const data = {
  id: 'all',
  packs: [
    {
      slug: 'lamps',
      title: 'Lamps',
      id: 7,
      loader: 'NeoForge' as const,
      java: 21,
      versions: [
        {name: '2.0', id: 20},
        {name: '1.0', id: 10},
      ],
    },
  ],
};
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), {target: {value}});
const code = () =>
  Array.from(document.querySelectorAll('section > ol pre'), (pre) => pre.textContent).join('\n');

it('writes what was chosen into files and commands', () => {
  renderInSite(<ServerBuilder id="all" data={data} />);
  expect(code()).toContain('-pack 7 -version 20');
  choose('Version', '10');
  choose('Way', 'docker');
  choose('Memory for the game, in GB', '10');
  choose('Port', '25570');
  expect(code()).toContain('FTB_MODPACK_VERSION_ID: "10"');
  expect(code()).toContain('MEMORY: 10G');
  expect(code()).toContain('"25570:25565"');
});

it('accepts the numbers of another pack, and shows the allowed range of a number', () => {
  renderInSite(<ServerBuilder id="all" data={data} />);
  choose('Pack', 'own');
  choose('Pack id', '129');
  choose('Version id', '100335');
  expect(code()).toContain('-pack 129 -version 100335');
  choose('Port', '80');
  expect(screen.getByText('a whole number from 1024 to 65,535')).toBeDefined();
  expect(code()).toContain('server-port=25565');
});
