import {EventEmitter} from 'node:events';
import {mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Answer, Job, Processor} from './pages.mjs';
import {namesOf, sharePages, shared} from './pages.mjs';
import {root} from './project';

const compiled = (content: string) => ({content, data: {}});
const job = (filePath: string, content = `text of ${filePath}`): Job => ({
  content,
  filePath,
  frontMatter: {},
  compilerName: 'client',
});

describe('a compiler that shares its work', () => {
  const files = ['a.mdx', 'b.mdx', 'c.mdx'];
  let claims: Int32Array;
  let worker: EventEmitter;
  let own: Processor & {process: ReturnType<typeof vi.fn>};
  let compiler: Processor;
  const answer = (page: Answer) => worker.emit('message', {page});

  beforeEach(() => {
    claims = new Int32Array(new SharedArrayBuffer(4 * files.length));
    worker = new EventEmitter();
    own = {process: vi.fn(async ({filePath}: Job) => compiled(`ours of ${filePath}`))};
    compiler = shared(own, files, worker as Worker, claims);
  });

  it('takes what the other thread has begun with, before and after it is done, and claims the rest', async () => {
    claims[1] = 1;
    claims[2] = 1;
    answer({number: 2, made: {content: 'text of c.mdx', compiled: compiled('theirs')}});
    const all = Promise.all(
      ['b.mdx', 'a.mdx', 'c.mdx', 'other.mdx'].map((file) => compiler.process(job(file))),
    );
    await vi.waitFor(() => expect([...claims]).toEqual([1, 1, 1]));
    answer({number: 1, made: {content: 'text of b.mdx', compiled: compiled('theirs too')}});
    expect((await all).map(({content}) => content)).toEqual([
      'theirs too',
      'ours of a.mdx',
      'theirs',
      'ours of other.mdx',
    ]);
  });

  it('trusts nothing that was made of another text, or failed', async () => {
    claims.fill(1);
    answer({number: 0, made: {content: 'an older text', compiled: compiled('theirs')}});
    answer({number: 1});
    const all = await Promise.all(['a.mdx', 'b.mdx'].map((file) => compiler.process(job(file))));
    expect(all.map(({content}) => content)).toEqual(['ours of a.mdx', 'ours of b.mdx']);
  });

  it('does the rest when the other thread has ended', async () => {
    claims.fill(1);
    const first = compiler.process(job('a.mdx'));
    await new Promise((done) => setImmediate(done));
    worker.emit('exit');
    expect((await first).content).toBe('ours of a.mdx');
    expect((await compiler.process(job('b.mdx'))).content).toBe('ours of b.mdx');
  });

  it('goes on after a page that fails', async () => {
    own.process.mockRejectedValueOnce(new Error('not a page'));
    const [bad, good] = await Promise.allSettled(
      ['a.mdx', 'b.mdx'].map((file) => compiler.process(job(file))),
    );
    expect(bad).toMatchObject({status: 'rejected', reason: new Error('not a page')});
    expect(good).toMatchObject({status: 'fulfilled'});
  });
});

it('knows steps by their names, whatever the bundler made of them', () => {
  const named = (name: string) => Object.defineProperty(() => undefined, 'name', {value: name});
  expect(namesOf([named('codeSamples'), [named('dataRefs2'), {siteDir: '.'}]])).toEqual([
    'codeSamples',
    'dataRefs',
  ]);
  expect(namesOf(undefined)).toEqual([]);
});

describe('the other thread', () => {
  let site: string;
  let worker: Worker | undefined;
  const front = (position: number) =>
    `---\ntitle: Lamps\ndescription: How a lamp is lit, what it burns, and where its settings are kept in the game.\nsidebar_position: ${position}\n---\n\n`;
  const write = (file: string, text: string) => {
    mkdirSync(join(site, file, '..'), {recursive: true});
    writeFileSync(join(site, file), text);
  };

  beforeEach(() => {
    site = realpathSync(mkdtempSync(join(tmpdir(), 'pages-')));
    symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'));
    write('docusaurus.config.ts', 'export default {};');
    for (const folder of [
      'content',
      'checks',
      'config',
      'data/schema',
      'plugins',
      'prism',
      'remark',
      'search',
      'snbt',
    ]) {
      mkdirSync(join(site, 'src', folder, '..'), {recursive: true});
      symlinkSync(join(root, 'src', folder), join(site, 'src', folder));
    }
  });

  afterEach(async () => {
    await worker?.terminate();
    rmSync(site, {recursive: true});
  });

  it(
    'makes of a page what the main thread makes of it, and finds the mistakes',
    {timeout: 60_000},
    async () => {
      write(
        'docs/app/index.mdx',
        `${front(10)}# Lamps\n\nText with \`code\`.\n\n:::note Title\n\nA note.\n\n:::\n\n\`\`\`js\nlet a = 1;\n\`\`\`\n`,
      );
      write('docs/app/oil.mdx', `${front(20)}<Steps>\n\n1. One [step](/docs/ap).\n\n</Steps>\n`);
      write('docs/app/bad.mdx', `${front(30)}A < b and {c\n`);
      const require = createRequire(join(root, 'src/cli/any.cjs'));
      const processors = require('@docusaurus/mdx-loader/lib/processor.js') as {
        createProcessors: Parameters<typeof sharePages>[0]['createProcessors'];
      };
      const {DEFAULT_PARSE_FRONT_MATTER, DEFAULT_MARKDOWN} = {
        ...(require('@docusaurus/utils') as {DEFAULT_PARSE_FRONT_MATTER: unknown}),
        DEFAULT_MARKDOWN: (
          require('@docusaurus/core/lib/server/configValidation.js') as {DEFAULT_MARKDOWN_CONFIG: object}
        ).DEFAULT_MARKDOWN_CONFIG,
      };
      const {pageSteps} = await import('../remark');
      const options = {
        siteDir: site,
        staticDirs: [join(site, 'static')],
        admonitions: true,
        dependencies: ['/docusaurus-plugin-content-docs/'],
        markdownConfig: {...DEFAULT_MARKDOWN, parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER},
        remarkPlugins: pageSteps(site, {}),
        resolveMarkdownLink: () => null,
      };
      const alone = await processors.createProcessors({options});

      worker = new Worker(join(root, 'src/cli/prepare.mjs'), {
        workerData: {site, config: 'docusaurus.config.ts', folder: join(site, '.cache/config')},
      });
      const answers: Answer[] = [];
      const told = new Promise<{errors: string[]}>((done, fail) => {
        worker!.on('message', ({page, problems}: {page?: Answer; problems?: {errors: string[]}}) => {
          answers.push(...(page ? [page] : []));
          if (problems) {
            done(problems);
          }
        });
        worker!.once('error', fail);
      });
      const {createProcessors} = processors;
      try {
        sharePages({
          folder: join(site, 'docs'),
          worker,
          isAlone: false,
          createProcessors,
          fail: (error) => Promise.reject(error as Error),
        });
        await processors.createProcessors({options});
      } finally {
        processors.createProcessors = createProcessors;
      }

      const {errors} = await told;
      expect(errors).toEqual([
        expect.stringMatching(/^docs\/app\/bad\.mdx:7:\d+ {2}the page is not valid MDX/),
        expect.stringMatching(/^docs\/app\/oil\.mdx:9:8 {2}link to "\/docs\/ap": no page has this address/),
      ]);
      expect(answers.map(({number, made}) => [number, made !== undefined])).toEqual([
        [2, true],
        [1, true],
        [0, false],
      ]);
      for (const {number, made} of answers.filter((one) => one.made)) {
        const filePath = join(site, 'docs/app', ['bad.mdx', 'index.mdx', 'oil.mdx'][number]!);
        const ours = await alone.mdxProcessor.process({
          content: made!.content,
          filePath,
          frontMatter: {title: 'Lamps'},
          compilerName: 'client',
        });
        expect(made!.compiled.content).toBe(ours.content);
      }
    },
  );
});
