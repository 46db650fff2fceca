import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Choice, System, Way} from './choice';
import {flagsOf, planServer, type Step} from './plan';

const choice = (way: Way, rest: Partial<Choice> = {}): Choice => ({
  ...{slug: 'lamps', title: 'Lamps', pack: 7, version: 20, java: 21, start: 'run', system: 'linux'},
  ...{memory: 8, port: 25570, way},
  ...rest,
});

/** Every plan that the builder can make. */
const plans = (['run', 'start'] as const).flatMap((start) => [
  ...(['linux', 'windows', 'macos'] as System[]).map((system) => choice('hand', {system, start})),
  choice('systemd', {start}),
  choice('docker', {start}),
  choice('pterodactyl', {start}),
]);
const steps = (language: Step['language']) =>
  plans.flatMap((plan) =>
    planServer(plan)
      .filter((step) => step.language === language)
      .map((step) => ({name: `${plan.way} ${plan.system} ${plan.start}: ${step.title}`, ...step})),
  );

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'server-'));
});
afterAll(() => rmSync(folder, {recursive: true}));

const save = (name: string, text: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

/** Returns whether a program is installed. Tests that need a missing program are skipped, and their titles name it. */
const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
const needs = (program: string, ...args: string[]) => {
  const isThere = has(program, ...args);
  return {test: isThere ? it : it.skip, note: isThere ? '' : ` (skipped: ${program} is not on this machine)`};
};

describe('shell scripts', () => {
  const shellcheck = needs('shellcheck', '--version');
  shellcheck.test.each(steps('bash'))(`$name passes shellcheck${shellcheck.note}`, ({text}) => {
    const {status, stdout} = spawnSync('shellcheck', ['--shell=bash', save('step.sh', text)], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  const sh = needs('sh', '-c', 'true');
  sh.test.each(steps('bash'))(`$name is read by sh${sh.note}`, ({text}) => {
    const {status, stderr} = spawnSync('sh', ['-n', save('step.sh', text)], {encoding: 'utf8'});
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  sh.test(`set memory and port of an installed server, and do it again${sh.note}`, () => {
    const {text} = planServer(choice('hand'))[0]!;
    const settings = text.slice(text.indexOf('cd server\n') + 'cd server\n'.length);
    save('user_jvm_args.txt', '# kept\n-Xmx4096M\n-Dlog4j2.formatMsgNoLookups=true\n');
    save('server.properties', 'motd=Lamps\nserver-port=25565\n');
    for (let run = 0; run < 2; run++) {
      expect(spawnSync('sh', ['-e'], {cwd: folder, input: settings}).status).toBe(0);
    }
    expect(readFileSync(path.join(folder, 'user_jvm_args.txt'), 'utf8')).toBe(
      '# kept\n-Dlog4j2.formatMsgNoLookups=true\n-Xmx8G\n-XX:+UseG1GC\n',
    );
    expect(readFileSync(path.join(folder, 'server.properties'), 'utf8')).toBe(
      'motd=Lamps\nserver-port=25570\n',
    );
  });
});

describe('the service', () => {
  const systemd = needs('systemd-analyze', '--version');
  systemd.test.each(steps('ini'))(`$name passes systemd-analyze verify${systemd.note}`, ({text}) => {
    const {stderr, status} = spawnSync('systemd-analyze', ['verify', save('lamps.service', text)], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});

/** The subset of the Compose Specification that plans may use (https://github.com/compose-spec/compose-spec). */
const compose = z.strictObject({
  services: z.record(
    z.string().regex(/^[a-zA-Z0-9._-]+$/),
    z.strictObject({
      image: z.string().regex(/^[a-z0-9/.-]+:[a-z0-9.-]+$/),
      // Values must be quoted or have a unit, because YAML reads TRUE and 100 as other types.
      environment: z.record(z.string().regex(/^[A-Z_]+$/), z.string()),
      ports: z.array(z.string().regex(/^\d+:\d+$/)),
      volumes: z.array(z.string().regex(/^\.\/\w+:\/\w+$/)),
      mem_limit: z.string().regex(/^\d+g$/),
      stop_grace_period: z.string().regex(/^\d+s$/),
      restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']),
      tty: z.boolean(),
      stdin_open: z.boolean(),
    }),
  ),
});

describe('the Compose file', () => {
  it('fits the schema, with room for Java and time to save', () => {
    const [{text}] = planServer(choice('docker', {memory: 10})) as [Step];
    const {services} = compose.parse(parse(text));
    const {lamps} = services;
    expect(lamps!.mem_limit).toBe('12g');
    expect(lamps!.ports).toEqual(['25570:25565']);
    expect(lamps!.environment).toMatchObject({
      TYPE: 'FTBA',
      FTB_MODPACK_ID: '7',
      FTB_MODPACK_VERSION_ID: '20',
    });
    expect(Number.parseInt(lamps!.stop_grace_period)).toBeGreaterThan(
      Number(lamps!.environment.STOP_DURATION),
    );
  });

  // Prefer Docker's Compose plugin, and fall back to Debian's separate program.
  const [program, ...first] = has('docker', 'compose', 'version')
    ? ['docker', 'compose']
    : ['docker-compose'];
  const reads = needs(program!, ...first, 'version');
  reads.test.each(steps('yaml'))(`$name is read by Docker Compose${reads.note}`, ({text}) => {
    const {status, stderr} = spawnSync(
      program!,
      [...first, '-f', save('compose.yaml', text), 'config', '-q'],
      {encoding: 'utf8'},
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  reads.test(`with a wrong key is refused by Docker Compose${reads.note}`, () => {
    const [{text}] = planServer(choice('docker')) as [Step];
    const file = save('wrong.yaml', text.replace('restart:', 'restarts:'));
    const {status, stderr} = spawnSync(program!, [...first, '-f', file, 'config', '-q'], {encoding: 'utf8'});
    expect(stderr).toContain('restarts');
    expect(status).not.toBe(0);
  });
});

describe('the flags', () => {
  const java = needs('java', '-version');
  // Use a small heap, so that the test runs on any machine.
  java.test(`are taken by a real Java${java.note}`, () => {
    const flags = flagsOf(choice('hand', {memory: 1}));
    const {status, stderr} = spawnSync('java', [...flags, '-version'], {encoding: 'utf8'});
    expect(stderr).toMatch(/version "/);
    expect(status).toBe(0);
  });
});

it('says why, a line each', () => {
  for (const step of plans.flatMap(planServer)) {
    expect(step.reasons.length, step.title).toBeGreaterThan(0);
    expect(
      step.reasons.every((reason) => !reason.includes('\n')),
      step.title,
    ).toBe(true);
  }
});

it.each([
  ['run', 'sh run.sh nogui', 'user_jvm_args.txt'],
  ['start', 'sh start.sh', 'start.sh'],
] as const)('starts a server with a %s file', (start, command, memoryFile) => {
  const text = planServer(choice('hand', {start}))
    .map((step) => step.text)
    .join('');
  expect(text).toContain(command);
  expect(text).toContain(memoryFile);
});
