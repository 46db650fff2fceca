import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {listFiles} from '../../content/files';
import type {Check, Problem} from '../types';

const reviewFile = 'src/checks/data/dependencies.yaml';
/** What the site and its tests are made with: each package is reviewed. */
const folders = ['', 'tests/host/'];

const reason = z.string().min(5);
const reviewSchema = z.strictObject({
  /** Why a package is named in a package.json. */
  reasons: z.record(z.string(), reason),
  overrides: z.record(z.string(), reason),
  licences: z.array(z.string()),
  /** By name; `*` at the end stands for any ending. */
  exceptions: z.record(z.string(), z.strictObject({licence: z.string(), because: reason})),
});
type Review = z.infer<typeof reviewSchema>;

/** A package that a package.json names, or forces upon packages of packages. */
interface Named {
  name: string;
  version: string;
  part: 'reasons' | 'overrides';
  file: string;
  line: number;
}

/** A package of a lockfile. */
interface Locked {
  name: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  file: string;
  line: number;
  /** Absolute path of where it is installed, perhaps. */
  folder: string;
}

export const dependencies: Check = {
  name: 'dependencies',
  why: 'Each package runs on the machines of writers or in the browsers of readers, so each is here for a reason.',
  items: 'packages',
  run({root}) {
    const present = folders.filter((folder) => fs.existsSync(path.join(root, folder, 'package-lock.json')));
    if (present.length === 0) {
      return {examined: 0, problems: []};
    }
    const review = reviewSchema.safeParse(parse(fs.readFileSync(path.join(root, reviewFile), 'utf8')));
    if (!review.success) {
      const fix = 'write it as its neighbours are written';
      const problems = review.error.issues.map(({path: keys, message}) => ({
        file: reviewFile,
        line: lineOf(root, reviewFile, String(keys.at(-1) ?? '')),
        found: [...(keys.length > 0 ? [keys.join('.')] : []), message].join(': '),
        fix,
      }));
      return {examined: 1, problems};
    }
    const direct = present.flatMap((folder) => readManifest(root, folder));
    const packages = present.flatMap((folder) => readLockfile(root, folder));
    // What benchmarks compare us with is run by hand: there only the origin of the packages is looked at.
    const peers = listFiles(path.join(root, 'bench'))
      .filter((file) => file.endsWith('package-lock.json'))
      .flatMap((file) => readLockfile(root, `bench/${file.replace(/package-lock\.json$/, '')}`));
    return {
      examined: packages.length + peers.length,
      problems: [
        ...direct.flatMap((one) => checkNamed(one, review.data)),
        ...[...packages, ...peers].flatMap(checkOrigin),
        ...packages.flatMap((one) => checkLicence(one, review.data)),
        ...present.flatMap((folder) => checkScripts(root, folder)),
        ...unused(root, direct, packages, review.data),
      ],
    };
  },
};

function readManifest(root: string, folder: string): Named[] {
  const file = `${folder}package.json`;
  const {dependencies, devDependencies, overrides} = readJson<Record<string, Record<string, string>>>(
    path.join(root, file),
  );
  const all = (versions: Record<string, string>, part: Named['part']) =>
    Object.entries(versions).map(([name, version]) => ({
      name,
      version,
      part,
      file,
      line: lineOf(root, file, name),
    }));
  return [...all({...dependencies, ...devDependencies}, 'reasons'), ...all(overrides ?? {}, 'overrides')];
}

function readLockfile(root: string, folder: string): Locked[] {
  const file = `${folder}package-lock.json`;
  const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
  const places = new Map(lines.map((line, index) => [line.trim(), index + 1]));
  const {packages} = readJson<{packages: Record<string, Locked>}>(path.join(root, file));
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, locked]) => ({
      ...locked,
      name: place.replace(/^.*node_modules\//, ''),
      file,
      line: places.get(`"${place}": {`) ?? 1,
      folder: path.join(root, folder, place),
    }));
}

/** Line of a key, `"name": …` in JSON or `name: …` in YAML; 1 where it is missing. */
function lineOf(root: string, file: string, key: string): number {
  const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
  const isKey = (line: string) => ['"', "'", ''].some((quote) => line.startsWith(`${quote}${key}${quote}:`));
  return Math.max(1, lines.findIndex((line) => isKey(line.trim())) + 1);
}

function checkNamed({name, version, part, file, line}: Named, review: Review): Problem[] {
  const told = (found: string, fix: string, allowed?: string) => [{file, line, found, allowed, fix}];
  const isExact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version);
  return [
    ...(isExact
      ? []
      : told(
          `${name} is asked for as "${version}"`,
          `npm install --save-exact ${name}`,
          'one exact version, such as 1.2.3',
        )),
    ...(review[part][name] === undefined
      ? told(`nothing says why ${name} is here`, `add it to "${part}" in ${reviewFile}, or do without it`)
      : []),
  ];
}

/** A package comes from the registry that npm is set to, and is the one that was locked. */
function checkOrigin({name, file, line, integrity, resolved}: Locked): Problem[] {
  const problems: Problem[] = [];
  if (!integrity?.startsWith('sha512-')) {
    const found = `${name} has ${integrity === undefined ? 'no hash' : `the hash "${integrity}"`}`;
    const fix = 'delete the entry and run `npm install`; a package that still has none must not be used';
    problems.push({file, line, found, allowed: '"integrity" with sha512', fix});
  }
  if (resolved !== undefined) {
    const allowed = 'no "resolved": packages come from the registry that npm is set to';
    const fix =
      '`.npmrc` has omit-lockfile-registry-resolved=true; run `npm install`, and use no package from elsewhere';
    problems.push({file, line, found: `${name} is fetched from "${resolved}"`, allowed, fix});
  }
  return problems;
}

/** What an installed package says, or else what the lockfile says about it. Old packages write objects and lists. */
function licenceOf({folder, license}: Locked): string | undefined {
  const file = path.join(folder, 'package.json');
  const own = fs.existsSync(file) ? readJson<{license?: unknown; licenses?: unknown}>(file) : {license};
  const names = [own.license ?? ('licenses' in own ? own.licenses : undefined)]
    .flat()
    .map((one) => (typeof one === 'object' ? (one as {type?: string} | null)?.type : one));
  return names.every((one) => typeof one === 'string') ? names.join(' OR ') : undefined;
}

/**
 * Whether a licence expression is allowed: one of several by OR, all of several by AND. Expressions with both are left
 * to a person.
 * @see https://spdx.github.io/spdx-spec/v2.3/SPDX-license-expressions/
 */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const names = expression.replace(/^\((.*)\)$/, '$1');
  const has = (name: string) => allowed.includes(name.trim());
  if (/[()]/.test(names) || (names.includes(' OR ') && names.includes(' AND '))) {
    return false;
  }
  return names.includes(' AND ') ? names.split(' AND ').every(has) : names.split(' OR ').some(has);
}

const fits = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

function checkLicence(one: Locked, {licences, exceptions}: Review): Problem[] {
  const licence = licenceOf(one);
  const isExcepted = Object.keys(exceptions).some((pattern) => fits(pattern, one.name));
  if (isExcepted || (licence !== undefined && isAllowed(licence, licences))) {
    return [];
  }
  const {name, version, file, line} = one;
  const found = `${name} ${version} has ${licence === undefined ? 'no licence' : `the licence "${licence}"`}`;
  const fix = 'read it; use another package, or add this one to "exceptions" with the reason';
  return [{file, line, found, allowed: `licences that ${reviewFile} lists`, fix}];
}

/** No package runs a script when it is installed, so none has to be reviewed. */
function checkScripts(root: string, folder: string): Problem[] {
  const place = path.join(root, folder, '.npmrc');
  return fs.existsSync(place) && /^ignore-scripts\s*=\s*true$/m.test(fs.readFileSync(place, 'utf8'))
    ? []
    : [
        {
          file: `${folder}.npmrc`,
          found: 'packages may run scripts when they are installed',
          fix: 'add the line "ignore-scripts=true"',
        },
      ];
}

/** A review of something that is gone misleads whoever reads it. */
function unused(root: string, direct: Named[], packages: Locked[], review: Review): Problem[] {
  const named = (part: Named['part']) => direct.filter((one) => one.part === part).map(({name}) => name);
  const present = {
    reasons: named('reasons'),
    overrides: named('overrides'),
    exceptions: packages.map(({name}) => name),
  };
  return (['reasons', 'overrides', 'exceptions'] as const).flatMap((part) =>
    Object.keys(review[part])
      .filter((pattern) => !present[part].some((name) => fits(pattern, name)))
      .map((pattern) => ({
        file: reviewFile,
        line: lineOf(root, reviewFile, pattern),
        found: `"${part}" lists "${pattern}", which is not used any more`,
        fix: 'delete the entry',
      })),
  );
}

function readJson<Value>(file: string): Value {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Value;
}
