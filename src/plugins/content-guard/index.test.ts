import type {LoadContext} from '@docusaurus/types';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import contentGuard, {explainFailure} from '.';

const front = (description = 'How to find a pack in the App, install it and start it for the first time.') =>
  `---\ntitle: Install a modpack\ndescription: ${description}\nsidebar_position: 10\n---\n\n`;

let siteDir: string;
const writePage = (text: string) => fs.writeFileSync(path.join(siteDir, 'docs/app/index.mdx'), text);
const guard = () => contentGuard({siteDir} as LoadContext);

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'guard-'));
  fs.mkdirSync(path.join(siteDir, 'docs/app'), {recursive: true});
});
afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('in a build', () => {
  beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));

  it('stops with one error that lists every problem with its place', async () => {
    writePage(`${front('Short.')}[x](/docs/ap)\n`);
    await expect(guard().loadContent!()).rejects.toThrow(
      [
        'Problems in the pages: 2. Nothing was built.',
        'docs/app/index.mdx:3:1  description: found 6 characters, allowed: at least 50 characters — correct the front matter',
        'docs/app/index.mdx:7:1  link to "/docs/ap": no page has this address — did you mean "/docs/app"?',
      ].join('\n'),
    );
  });

  it('leaves to the framework what stops it anyway, and explains it once the build has failed', async () => {
    writePage(`${front()}[x](/docs/ap)\n`);
    await guard().loadContent!();
    expect(explainFailure(siteDir)).toBe(
      'Problems in the pages: 1. Nothing was built.\n' +
        'docs/app/index.mdx:7:1  link to "/docs/ap": no page has this address — did you mean "/docs/app"?',
    );
    writePage(`${front()}<Steps\n`);
    await guard().loadContent!();
    expect(explainFailure(siteDir)).toContain('docs/app/index.mdx:8:1  the page is not valid MDX');
    // That list has been printed.
    writePage(`${front('Short.')}[x](/docs/ap)\n`);
    expect(explainFailure(siteDir)).toBeUndefined();
    writePage(front());
    expect(explainFailure(siteDir)).toBeUndefined();
  });

  it('says nothing when all is well, and leaves style and anchors to others', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    writePage(`${front()}Play minecraft: [x](#gone)\n`);
    await guard().loadContent!();
    await guard().allContentLoaded!({} as never);
    expect(warn).not.toHaveBeenCalled();
  });

  // Docusaurus loads plugins side by side and reports the first failure: ours has to be the first.
  it('fails before anything that waits for the disk', async () => {
    writePage(`${front('Short.')}`);
    const other = fs.promises.readFile(path.join(siteDir, 'none')).catch(() => 'other');
    await expect(Promise.race([guard().loadContent!(), other])).rejects.toThrow('Problems in the pages: 1.');
  });
});

describe('under npm start', () => {
  beforeEach(() => {
    vi.stubEnv('NODE_ENV', 'development');
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  });
  afterEach(() => void vi.useRealTimers());

  it('prints the problems, goes on, and tells when they are gone', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const plugin = guard();
    const load = async () => {
      await plugin.loadContent!();
      await plugin.allContentLoaded!({allContent: {}} as never);
      vi.advanceTimersToNextTimer();
    };
    writePage(`${front()}[x](/docs/ap)\n`);
    await load();
    expect(warn).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(warn.mock.calls[0]![0]).toContain(
      'Problems in the pages: 1. A build would stop.\ndocs/app/index.mdx:7:1',
    );

    writePage(front());
    await load();
    await vi.waitFor(() => expect(log.mock.calls).toEqual([['The pages have no problems any more.']]));
    expect(warn).toHaveBeenCalledOnce();
  });
});
