/**
 * Promises of the site (tests/promises.yaml) that packages fulfil: constants and errors that an update of a package
 * could change.
 */
import ComponentCreator from '@docusaurus/ComponentCreator';
import {Collapsible} from '@docusaurus/theme-common';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type * as lite from 'algoliasearch/lite';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {Component, useState, type ReactNode} from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {renderInSite} from './render';

const require = createRequire(__filename);
/** Returns the path of a module that only another package (`owner`) depends on. */
const dependencyOf = (owner: string, name: string) => createRequire(require.resolve(owner)).resolve(name);

// Test files share modules. Reset these, so that the mocks below take effect.
vi.hoisted(() => vi.resetModules());
const globalData = vi.hoisted(() => ({current: {} as Record<string, unknown>}));
const registry = vi.hoisted(() => ({
  slow: [() => new Promise(() => undefined), 'slow', 'slow'],
  bare: [() => Promise.resolve({}), 'bare', 'bare'],
}));
vi.mock('@docusaurus/useGlobalData', async (original) => ({
  ...(await original<object>()),
  useAllPluginInstancesData: () => globalData.current,
  usePluginData() {
    if (!globalData.current.default) {
      throw new Error('no data');
    }
    return globalData.current.default;
  },
}));
vi.mock('@generated/registry', () => ({default: registry}));
vi.mock('@generated/routesChunkNames', () => ({
  default: {'/slow-1': {__comp: 'slow'}, '/bare-1': {__comp: 'bare'}},
}));

/** An error boundary that renders the error message. */
class Catch extends Component<{children: ReactNode}, {message?: string}> {
  state: {message?: string} = {};
  static getDerivedStateFromError = (error: Error) => ({message: error.message});
  render() {
    return this.state.message === undefined ? this.props.children : <p role="alert">{this.state.message}</p>;
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a spinner shows after 200 ms', async () => {
  vi.useFakeTimers();
  const Page = ComponentCreator('/slow', '1');
  renderInSite(<Page />);
  await act(() => vi.advanceTimersByTimeAsync(199));
  expect(screen.queryByRole('status')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('status')).toBeTruthy();
});

it('the progress bar begins at 0.08, moves in 200 ms and grows at a rate of 0.02', () => {
  const bar = require(dependencyOf('@docusaurus/theme-classic/package.json', 'nprogress')) as {
    settings: object;
  };
  expect(bar.settings).toMatchObject({minimum: 0.08, speed: 200, trickleRate: 0.02});
});

it('the router keeps at most 10000 compiled paths', () => {
  const file = require.resolve('react-router/cjs/react-router.js');
  const limits = readFileSync(file, 'utf8').match(/cacheLimit\S* = \d+/g) ?? [];
  expect(new Set(limits.map((limit) => limit.replace(/.* = /, '')))).toEqual(new Set(['10000']));
});

it('higher content takes longer to open', async () => {
  vi.stubGlobal('matchMedia', () => ({matches: false}));
  function Part() {
    const [collapsed, setCollapsed] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setCollapsed(!collapsed)} />
        <Collapsible collapsed={collapsed} lazy={false}>
          Text
        </Collapsible>
      </>
    );
  }
  const durations: number[] = [];
  for (const height of [100, 1000]) {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
    const {unmount} = render(<Part />);
    fireEvent.click(screen.getByRole('button'));
    await vi.waitFor(() => expect(screen.getByText('Text').style.transition).toMatch(/^height \d+ms/));
    durations.push(Number(/\d+/.exec(screen.getByText('Text').style.transition)?.[0]));
    unmount();
  }
  expect(durations[0]).toBeGreaterThan(1);
  expect(durations[1]).toBeGreaterThan(durations[0]!);
});

describe('errors for developers', () => {
  const version = {name: 'current', label: 'Next', isLast: true, path: '/docs', mainDocId: 'a', docs: []};

  /** Renders an invalid element and returns its error message. */
  async function messageOf(wrong: ReactNode) {
    renderInSite(
      <Catch>
        <DocsPreferredVersionContextProvider>{wrong}</DocsPreferredVersionContextProvider>
      </Catch>,
    );
    return (await screen.findByRole('alert')).textContent;
  }

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const sidebars = {empty: {}};
    globalData.current = {default: {path: '/docs', breadcrumbs: true, versions: [{...version, sidebars}]}};
  });

  it('a page without a default export', async () => {
    const Page = ComponentCreator('/bare', '1');
    expect(await messageOf(<Page />)).toContain("The page component at /bare doesn't have a default export");
  });

  it('an unknown version', async () => {
    const none: never[] = [];
    const item = (
      <DocsVersionDropdownNavbarItem
        versions={['']}
        items={none}
        dropdownItemsBefore={none}
        dropdownItemsAfter={none}
      />
    );
    expect(await messageOf(item)).toContain("No docs version exist for name ''");
  });

  it.each([
    {
      what: 'leads nowhere',
      sidebarId: 'empty',
      says: 'Sidebar with ID "empty" doesn\'t have anything to be linked to',
    },
    {what: 'is not there', sidebarId: 'none', says: 'Can\'t find any sidebar with id "none"'},
  ])('a sidebar that $what', async ({sidebarId, says}) => {
    expect(await messageOf(<DocSidebarNavbarItem sidebarId={sidebarId} label="Lamps" />)).toContain(says);
  });

  it('an unknown document', async () => {
    expect(await messageOf(<DocNavbarItem docId="none" label="Lamps" />)).toContain(
      'Couldn\'t find any doc with id "none"',
    );
  });

  it('an unknown docs plugin', async () => {
    globalData.current = {};
    const item = <DocSidebarNavbarItem sidebarId="empty" label="Lamps" />;
    expect(await messageOf(item)).toContain('this plugin does not seem to be enabled');
  });
});

it('the search service has 1 s to connect, 2 s to answer and 30 s to write', async () => {
  // Uses the browser build, because the Node build has other limits.
  const builds = dirname(require.resolve('algoliasearch/lite'));
  const {liteClient} = (await import(join(builds, 'browser.js'))) as typeof lite;
  const {timeouts} = liteClient('APP', 'key').transporter;
  expect(timeouts).toEqual({connect: 1000, read: 2000, write: 30_000});
});

it.each([
  {text: 'Connection timeout', readyState: 0, waits: 1000},
  {text: 'Socket timeout', readyState: 2, waits: 2000},
])('a call that takes too long has the status 0 and says "$text"', async ({text, readyState, waits}) => {
  vi.useFakeTimers();
  const request = {
    OPENED: 1,
    readyState: 0,
    open() {},
    send() {},
    abort() {},
    setRequestHeader() {},
    onreadystatechange() {},
  };
  vi.stubGlobal('XMLHttpRequest', function XMLHttpRequest() {
    return request;
  });
  const requester = dependencyOf('algoliasearch/lite', '@algolia/requester-browser-xhr');
  const {createXhrRequester} = (await import(requester)) as {
    createXhrRequester: () => {send: (call: object) => Promise<{status: number; content: string}>};
  };
  const call = {
    url: 'https://host',
    method: 'POST',
    headers: {},
    connectTimeout: 1000,
    responseTimeout: 2000,
  };
  const answer = createXhrRequester().send(call);
  if (readyState > 0) {
    request.readyState = readyState;
    request.onreadystatechange();
  }
  await vi.advanceTimersByTimeAsync(waits);
  expect(await answer).toMatchObject({status: 0, content: text});
});
