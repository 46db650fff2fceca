/** A mistake in a page stops `npm run build` with file, line and fix, and leaves build/ as it was. */
import {spawn} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {commandScript, root} from '../../src/cli/project';

const sources = [
  'docs',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
];
const lastGoodSite = 'the last good site';

let project: string;
const added: string[] = [];

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'bad-input-'));
  for (const source of sources) {
    cpSync(join(root, source), join(project, source), {recursive: true});
  }
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
  mkdirSync(join(project, 'build'));
  writeFileSync(join(project, 'build/index.html'), lastGoodSite);
});

afterEach(() => added.splice(0).forEach((file) => rmSync(join(project, file))));

afterAll(() => {
  // The link first: what it leads to is not ours to delete.
  rmSync(join(project, 'node_modules'));
  rmSync(project, {recursive: true});
});

function addPage(file: string, lines: string[]): void {
  mkdirSync(dirname(join(project, file)), {recursive: true});
  writeFileSync(join(project, file), lines.join('\n'));
  added.push(file);
}

interface Outcome {
  code: number | null;
  output: string;
}

/** Runs `npm run build` in the copy; `watch` sees the output as it grows. */
function build(watch?: (output: string, stop: () => void) => void): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [commandScript('tsx'), join(project, 'src/cli/build.ts')], {
      cwd: project,
      env: {...process.env, NODE_ENV: undefined, FORCE_COLOR: '0'},
    });
    let output = '';
    const onData = (chunk: Buffer) => {
      output += chunk.toString();
      watch?.(output, () => child.kill('SIGINT'));
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.on('error', reject);
    child.on('close', (code) => resolve({code, output}));
  });
}

function expectUntouchedBuild(): void {
  expect(readdirSync(join(project, 'build'))).toEqual(['index.html']);
  expect(readFileSync(join(project, 'build/index.html'), 'utf8')).toBe(lastGoodSite);
  const scratch = join(project, '.cache');
  expect(existsSync(scratch) ? readdirSync(scratch).filter((name) => name.startsWith('build')) : []).toEqual(
    [],
  );
}

const description = 'A page that exists only while a test runs, long enough to be a description.';
const page = 'docs/app/Guides/made-by-a-test.mdx';

const mistakes: {what: string; lines: string[]; place: string; fix: RegExp}[] = [
  {
    what: 'an unknown front-matter key',
    lines: [
      '---',
      'title: Test',
      `description: ${description}`,
      'sidebar_position: 990',
      'sidebar_positon: 9',
      '---',
      '',
      'Text.',
    ],
    place: `${page}:5`,
    fix: /sidebar_positon.*sidebar_position/,
  },
  {
    what: 'a position that another page has',
    lines: [
      '---',
      'title: Test',
      `description: ${description}`,
      'sidebar_position: POSITION',
      '---',
      '',
      'Text.',
    ],
    place: `${page}:4`,
    fix: /POSITION/,
  },
  {
    what: 'a broken link',
    lines: [
      '---',
      'title: Test',
      `description: ${description}`,
      'sidebar_position: 990',
      '---',
      '',
      'See [the guide](/docs/app/Guides/getting-startd).',
    ],
    place: `${page}:7`,
    fix: /getting-startd.*\/docs\/app\/Guides\/getting-started/,
  },
  {
    what: 'a missing image',
    lines: [
      '---',
      'title: Test',
      `description: ${description}`,
      'sidebar_position: 990',
      '---',
      '',
      '![The library](./_img/nowhere.png)',
    ],
    place: `${page}:7`,
    fix: /nowhere\.png/,
  },
];

/** The position that an existing page of the same folder already has. */
function takenPosition(): string {
  const text = readFileSync(join(root, 'docs/app/Guides/getting-started.mdx'), 'utf8');
  const position = /^sidebar_position: (\d+)$/m.exec(text)?.[1];
  if (position === undefined) {
    throw new Error(
      'docs/app/Guides/getting-started.mdx has no sidebar_position; pick another page for this test.',
    );
  }
  return position;
}

describe('npm run build', () => {
  for (const {what, lines, place, fix} of mistakes) {
    it(`refuses ${what}: names the line and the fix, and leaves build/ alone`, async () => {
      const position = takenPosition();
      addPage(
        page,
        lines.map((line) => line.replace('POSITION', position)),
      );
      const {code, output} = await build();
      expect(code, output).toBe(1);
      expect(output).toContain('1 problem in the pages; nothing was built');
      const line = output.split('\n').find((text) => text.includes(place)) ?? '';
      expect(line, output).toMatch(new RegExp(fix.source.replace('POSITION', position)));
      expect(output).toContain('build/ still holds the last good site.');
      expect(output).not.toMatch(/^\s+at .*node_modules/m);
      expectUntouchedBuild();
    }, 60_000);
  }

  it.skipIf(process.platform === 'win32')(
    'leaves build/ alone when it is stopped with Ctrl+C',
    async () => {
      let stopped = false;
      const {code, output} = await build((text, stop) => {
        if (!stopped && text.includes('Creating an optimized production build')) {
          stopped = true;
          stop();
        }
      });
      expect(code, output).toBe(130);
      expect(output).toContain('Build stopped.');
      expectUntouchedBuild();
    },
    60_000,
  );
});
