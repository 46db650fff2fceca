import {expect, it, vi} from 'vitest';
import routeList from './index';

it('lists documents, decoded, without unlisted ones', async () => {
  const docs = [
    {permalink: '/docs/Ranks/Advanced%20Conditions', title: 'Advanced Conditions', unlisted: false},
    {permalink: '/docs/app/secret', title: 'Not in any list', unlisted: true},
  ];
  const allContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}}};
  const createData = vi.fn();
  await routeList().allContentLoaded!({allContent, actions: {createData}} as never);
  expect(createData).toHaveBeenCalledWith(
    'routes.json',
    JSON.stringify([{path: '/docs/Ranks/Advanced Conditions', title: 'Advanced Conditions'}]),
  );
});
