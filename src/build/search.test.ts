import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {searchConfig} from '../config/search';
import search from './search';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'search-plugin-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(siteDir, {recursive: true});
});

const pluginWith = (env: Record<string, string>) =>
  search({
    siteDir,
    baseUrl: '/',
    siteConfig: {themeConfig: {algolia: searchConfig(env)}},
  } as unknown as LoadContext);

/** Returns the plugin's additions to the bundler's configuration. */
const configured = (plugin: Plugin | null) =>
  plugin?.configureWebpack?.({}, false, {} as never, undefined as never);

it("serves the last build's index under `npm start`, if there is one", () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(configured(pluginWith({}))).toEqual({});
  const directory = join(siteDir, 'build', 'search-index');
  mkdirSync(directory, {recursive: true});
  expect(configured(pluginWith({}))).toEqual({
    devServer: {static: [{directory, publicPath: '/search-index', watch: false}]},
  });
});

it("leaves a build's configuration alone", () => {
  mkdirSync(join(siteDir, 'build', 'search-index'), {recursive: true});
  vi.stubEnv('NODE_ENV', 'production');
  expect(configured(pluginWith({}))).toEqual({});
});

it('does nothing with the hosted engine', () => {
  const keys = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'public', ALGOLIA_INDEX_NAME: 'docs'};
  expect(pluginWith(keys)).toBeNull();
});
