/** Workflows must not leak secrets, and owners and forms must match the repository. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

const root = resolve(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, '.github', file), 'utf8');
const scripts = Object.keys(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {scripts: object}).scripts,
);

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, {steps?: Step[]; uses?: string; 'timeout-minutes'?: number}>;
}

const workflows = readdirSync(join(root, '.github/workflows')).map((file) => {
  const text = read(`workflows/${file}`);
  return {file, text, workflow: parse(text) as Workflow};
});

describe.each(workflows)('$file', ({text, workflow}) => {
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps ?? []);

  it('pins each action to a commit, with the version beside it', () => {
    const uses = text.match(/uses: .*/g) ?? [];
    expect(uses).not.toHaveLength(0);
    for (const line of uses.filter((found) => !found.startsWith('uses: ./'))) {
      expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it('sets permissions and a timeout', () => {
    expect(workflow.permissions).toBeDefined();
    for (const job of jobs.filter(({uses}) => uses === undefined)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
  });

  it('does not persist credentials in the checkout', () => {
    for (const step of steps.filter(({uses}) => uses?.startsWith('actions/checkout@'))) {
      expect(step.with).toMatchObject({'persist-credentials': false});
    }
  });

  it('inserts no untrusted text into shell commands', () => {
    for (const {run = ''} of steps) {
      expect(run).not.toContain('${{');
    }
  });

  it('calls only existing commands', () => {
    for (const {run = ''} of steps) {
      const [, script] = /^npm run ([\w:-]+)/.exec(run) ?? [];
      expect(script === undefined || scripts.includes(script), run).toBe(true);
    }
  });
});

it('runs code of a pull request without secrets and write permission', () => {
  const untrusted = workflows.filter(({workflow}) => 'pull_request' in workflow.on);
  expect(untrusted.map(({file}) => file)).toEqual(['check.yml', 'preview-build.yml']);
  for (const {text, workflow} of untrusted) {
    expect(text).not.toContain('secrets.');
    expect(workflow.permissions).toEqual({contents: 'read'});
  }
  expect(workflows.some(({workflow}) => 'pull_request_target' in workflow.on)).toBe(false);
});

it('runs no code of a pull request with access to secrets', () => {
  const {workflow} = workflows.find(({file}) => file === 'preview-deploy.yml')!;
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps ?? []);
  // For this event, checkout uses the main branch unless a `ref` is set.
  const [checkout] = steps.filter(({uses}) => uses?.startsWith('actions/checkout@'));
  expect(checkout?.with).toEqual({'persist-credentials': false, 'sparse-checkout': 'tests/host'});
  const commands = steps.flatMap(({run}) => run ?? []).filter((run) => /\b(npm|npx|node)\b/.test(run));
  expect(commands).toEqual([
    'npm ci --prefix tests/host --ignore-scripts',
    expect.stringMatching(/^node tests\/host\/node_modules\/wrangler\/bin\/wrangler\.js pages deploy site /),
  ]);
});

it('installs only from lockfiles', () => {
  const commands = workflows.flatMap(({workflow}) =>
    Object.values(workflow.jobs).flatMap((job) => (job.steps ?? []).flatMap(({run}) => run ?? [])),
  );
  expect(commands.filter((run) => /\bnpx\b|\bnpm (i|install|exec)\b/.test(run))).toEqual([]);
});

it('uses the version of Node in .nvmrc for builds and checks', () => {
  const named = workflows.flatMap(({text}) => text.match(/node-version.*/g) ?? []);
  expect(new Set(named)).toEqual(new Set(['node-version: ${{ matrix.node }}', 'node-version-file: .nvmrc']));
  const check = workflows.find(({file}) => file === 'check.yml')!.text;
  expect(check).toContain(`node: [20, ${readFileSync(join(root, '.nvmrc'), 'utf8').trim()}]`);
});

it('checks on Linux and on Windows', () => {
  expect(workflows.find(({file}) => file === 'check.yml')?.text).toMatch(/ubuntu-[\d.]+, windows-\d+/);
});

it('names owners of folders that exist', () => {
  const lines = read('CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) {
    const [pattern = '', ...owners] = line.split(/\s+/);
    expect(owners.length, line).toBeGreaterThan(0);
    expect(pattern === '*' || existsSync(join(root, pattern)), line).toBe(true);
  }
});

it('offers a form for a wrong fact and one for a missing page', () => {
  const forms = readdirSync(join(root, '.github/ISSUE_TEMPLATE')).filter((file) => file !== 'config.yml');
  expect(forms).toEqual(['missing-page.yml', 'wrong-fact.yml']);
  for (const form of forms) {
    const {name, description, body} = parse(read(`ISSUE_TEMPLATE/${form}`)) as Record<string, unknown>;
    expect([name, description].every((text) => typeof text === 'string' && text !== '')).toBe(true);
    const ids = (body as {id: string; attributes: {label: string}}[]).map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  // The link for reporting a mistake on a page prefills the title and text of an issue, which requires blank issues.
  expect(parse(read('ISSUE_TEMPLATE/config.yml'))).toMatchObject({blank_issues_enabled: true});
});
