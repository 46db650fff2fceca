import {sections} from '@site/src/config/sections';
import {renderInSite} from '@site/tests/unit/render';
import {screen, waitFor, within} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import NotFound from './index';

const routes = [
  {path: '/docs/app', title: 'FTB App'},
  {path: '/docs/app/Instances/change-ram', title: 'Give a pack more memory'},
  {path: '/docs/mods/suite/Ranks/Advanced Conditions', title: 'Advanced Conditions'},
];
const loadRoutes = () => Promise.resolve({default: routes});

function open(path: string, load = loadRoutes) {
  const leaveFor = vi.fn();
  renderInSite(<NotFound loadRoutes={load} leaveFor={leaveFor} />, path);
  return leaveFor;
}

it('offers the nearest page, with an encoded address, and a search for the typed words', async () => {
  const leaveFor = open('/docs/mods/advanced-condition');
  const link = await screen.findByRole<HTMLAnchorElement>('link', {name: 'Advanced Conditions'});
  expect(link.pathname).toBe('/docs/mods/suite/Ranks/Advanced%20Conditions');
  const form = screen.getByRole('search');
  expect(form.getAttribute('action')).toBe('/search');
  const field = within(form).getByRole<HTMLInputElement>('searchbox');
  expect([field.name, field.value, field.maxLength]).toEqual(['q', 'advanced condition', 64]);
  expect(leaveFor).not.toHaveBeenCalled();
});

it('redirects to the current page without waiting for the list', () => {
  const never = vi.fn(() => new Promise<{default: typeof routes}>(() => undefined));
  const leaveFor = open('/mod-docs/mods/suite?q=1#top', never);
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/docs/mods/suite?q=1#top');
  expect(screen.getByRole('heading', {level: 1}).textContent).toBe('This page has moved');
  expect(never).not.toHaveBeenCalled();
});

it('redirects to a page in another letter case', async () => {
  const leaveFor = open('/docs/APP/instances/Change-Ram');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/docs/app/Instances/change-ram'));
});

it('suggests nothing under its own address', () => {
  const load = vi.fn(loadRoutes);
  open('/404', load);
  expect(screen.getByText('There is no page at this address.')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
});

it('offers the search when the list cannot be loaded', async () => {
  open('/docs/app/nothing', () => Promise.reject(new Error('offline')));
  expect(await screen.findByText('/docs/app/nothing')).toBeTruthy();
  expect(screen.queryByText('Did you mean')).toBeNull();
  expect(screen.getByRole('link', {name: sections[0]!.label}).getAttribute('href')).toBe(sections[0]!.path);
});
