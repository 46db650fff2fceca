import {describe, expect, it} from 'vitest';
import {findBrowser} from './browser';
import type {Machine} from './browser';

/** A machine with nothing on it but `files`. */
function machine(files: string[], rest: Partial<Machine> = {}) {
  const commands: string[] = [];
  const present = new Set(files);
  const value: Machine = {
    platform: 'linux',
    env: {PATH: '/bin:/home/me/bin'},
    isRoot: false,
    exists: (file) => present.has(file),
    run: (program, args) => {
      commands.push([program, ...args].join(' '));
      if (args.includes('install')) {
        present.add('/usr/bin/chromium');
      }
    },
    playwrightBrowser: () => '/home/me/.cache/ms-playwright/chrome',
    ...rest,
  };
  return {value, commands};
}

describe('findBrowser', () => {
  it('takes the one a variable names, before any other', () => {
    const {value} = machine(['/opt/mine', '/usr/bin/chromium'], {env: {CHROME_PATH: '/opt/mine'}});
    expect(findBrowser(value)).toBe('/opt/mine');
    value.env.FTB_DOCS_BROWSER = '/usr/bin/chromium';
    expect(findBrowser(value)).toBe('/usr/bin/chromium');
  });

  it('says so when a variable names a file that is not there, rather than taking another', () => {
    const {value} = machine(['/usr/bin/chromium'], {env: {CHROME_PATH: '/nowhere'}});
    expect(() => findBrowser(value)).toThrow('CHROME_PATH names /nowhere, which does not exist');
  });

  it.each<[string, NodeJS.Platform, Record<string, string>, string]>([
    ['the PATH', 'linux', {PATH: '/bin:/home/me/bin'}, '/home/me/bin/google-chrome'],
    ['the usual folder on Linux', 'linux', {}, '/usr/bin/chromium'],
    ['Applications on macOS', 'darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    [
      'the own Applications on macOS',
      'darwin',
      {HOME: '/Users/me'},
      '/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    [
      'Program Files on Windows',
      'win32',
      {PROGRAMFILES: 'C:\\Programs'},
      'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe',
    ],
    [
      'the own folder on Windows',
      'win32',
      {LOCALAPPDATA: 'C:\\Me'},
      'C:\\Me\\Chromium\\Application\\chrome.exe',
    ],
  ])('finds one in %s', (_place, platform, env, file) => {
    expect(findBrowser(machine([file], {platform, env}).value)).toBe(file);
  });

  it("falls back to Playwright's own download", () => {
    const {value, commands} = machine(['/home/me/.cache/ms-playwright/chrome', '/usr/bin/apt-get'], {
      isRoot: true,
    });
    expect(findBrowser(value)).toBe('/home/me/.cache/ms-playwright/chrome');
    expect(commands).toEqual([]);
  });

  it('installs one as root on Debian, refreshing the package lists first', () => {
    const {value, commands} = machine(['/usr/bin/apt-get'], {isRoot: true});
    expect(findBrowser(value)).toBe('/usr/bin/chromium');
    expect(commands).toEqual(['apt-get update', 'apt-get install -y chromium']);
  });

  it('installs nothing for anyone but root, and says what to install', () => {
    const {value, commands} = machine(['/usr/bin/apt-get']);
    expect(() => findBrowser(value)).toThrow(/No browser found.*install Google Chrome or Chromium/s);
    expect(commands).toEqual([]);
  });

  it('passes on why an installation failed', () => {
    const {value} = machine(['/usr/bin/apt-get'], {
      isRoot: true,
      run: () => {
        throw new Error('network unreachable');
      },
    });
    expect(() => findBrowser(value)).toThrow(/could not install one: network unreachable/);
  });

  it('does not trust an installation that brought nothing', () => {
    const {value} = machine(['/usr/bin/apt-get'], {isRoot: true, run: () => undefined});
    expect(() => findBrowser(value)).toThrow(/succeeded but brought no browser/);
  });
});
