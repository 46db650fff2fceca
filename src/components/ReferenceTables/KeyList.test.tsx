import {screen, within} from '@testing-library/react';
import {expect, it} from 'vitest';
import {renderInSite} from '../../../tests/unit/render';
import {KeyList} from '.';

const row = (anchor: string, rest: object) => ({anchor, does: 'Nothing.', type: 'boolean', ...rest});
const data = {
  id: 'lamp/tasks',
  title: 'Tasks',
  file: 'src/data/properties/lamp/tasks.yaml',
  source: {mod: 'Lamp', version: '1.0', minecraft: '1.21.1'},
  groups: [
    {
      id: 'common',
      title: 'All',
      rows: [
        row('common-icon', {key: 'icon', label: 'Icon', default: false}),
        row('common-title', {lang: 'task.<ID>.title', label: 'Title'}),
        row('common-button', {label: 'A button, no key'}),
        row('common-hidden', {key: 'hidden', label: 'Hidden', file_only: true}),
      ],
    },
    {id: 'empty', title: 'Nothing in a file', rows: [row('empty-a', {label: 'A'})]},
  ],
};

it('lists properties with a key, under anchors that no other list has', () => {
  renderInSite(<KeyList id="lamp/tasks" data={data as never} />);
  const names = screen.getAllByRole('rowheader').map((cell) => cell.querySelector('code')!.textContent);
  expect(names).toEqual(['icon', 'task.<ID>.title', 'hidden']);
  expect(document.getElementById('tasks-common-icon')).not.toBeNull();
  expect(within(document.getElementById('tasks-common-hidden')!).getByText('not there')).toBeDefined();
  expect(screen.queryByText('Nothing in a file')).toBeNull();
});
