import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {listFiles} from '../../content/files';
import type {Check, Problem} from '../types';

const reviewFile = 'src/checks/data/dependencies.yaml';
/** What the site and its tests are made with: each package is reviewed. */
const folders = ['', 'tests/host/'];

/** Folders with what benchmarks compare us with, run by hand: there only the origin of the packages is looked at. */
function peerFolders(root: string): string[] {
  return listFiles(path.join(root, 'bench'))
    .filter((file) => file.endsWith('package-lock.json'))
    .map((file) => `bench/${file.replace(/package-lock\.json$/, '')}`);
}

const reason = z.string().min(5);
const reviewSchema = z.strictObject({
  /** Why a package is named in a package.json. */
  reasons: z.record(z.string(), reason),
  overrides: z.record(z.string(), reason),
  licences: z.array(z.string()),
  /** By name; `*` at the end stands for any ending. */
  exceptions: z.record(z.string(), z.strictObject({licence: z.string(), because: reason})),
  scripts: z.record(z.string(), reason),
});
type Review = z.infer<typeof reviewSchema>;

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
}

/** A package of a lockfile. */
interface Package extends Locked {
  name: string;
  /** The lockfile and the line of its entry. */
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
    const review = readReview(root);
    if (!review.success) {
      return {examined: 1, problems: review.problems};
    }
    const packages = present.flatMap((folder) => readLockfile(root, folder));
    const peers = peerFolders(root).flatMap((folder) => readLockfile(root, folder));
    const problems = [
      ...checkManifests(root, present, review.data),
      ...[...packages, ...peers].flatMap(checkOrigin),
      ...packages.flatMap((one) => checkLicence(one, review.data)),
      ...checkScripts(root, present, packages, review.data),
      ...unused(root, packages, review.data),
    ];
    return {examined: packages.length + peers.length, problems};
  },
};

function readReview(root: string): {success: true; data: Review} | {success: false; problems: Problem[]} {
  const file = path.join(root, reviewFile);
  if (!fs.existsSync(file)) {
    return {
      success: false,
      problems: [{file: reviewFile, found: 'the file is missing', fix: 'bring it back'}],
    };
  }
  const result = reviewSchema.safeParse(parse(fs.readFileSync(file, 'utf8')));
  if (result.success) {
    return result;
  }
  const problems = result.error.issues.map(({path: keys, message}) => ({
    file: reviewFile,
    line: lineOf(root, reviewFile, String(keys.at(-1) ?? '')) || 1,
    found: keys.length === 0 ? message : `${keys.join('.')}: ${message}`,
    fix: 'write it as its neighbours are written',
  }));
  return {success: false, problems};
}

function readLockfile(root: string, folder: string): Package[] {
  const file = `${folder}package-lock.json`;
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const lines = new Map(text.split('\n').map((line, index) => [line.trim(), index + 1]));
  const {packages} = JSON.parse(text) as {packages: Record<string, Locked>};
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, locked]) => ({
      ...locked,
      name: place.replace(/^.*node_modules\//, ''),
      file,
      line: lines.get(`"${place}": {`) ?? 1,
      folder: path.join(root, folder, place),
    }));
}

/** Line of a key, `"name": …` in JSON or `name: …` in YAML. */
function lineOf(root: string, file: string, key: string): number {
  const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
  const index = lines.findIndex((line) =>
    [`"${key}":`, `'${key}':`, `${key}:`].some((start) => line.trim().startsWith(start)),
  );
  return index + 1;
}

function checkManifests(root: string, present: string[], review: Review): Problem[] {
  return present.flatMap((folder) => {
    const file = `${folder}package.json`;
    const manifest = readJson<Manifest>(path.join(root, file));
    const named = {...manifest.dependencies, ...manifest.devDependencies};
    const problems: Problem[] = [];
    for (const [name, version] of Object.entries({...named, ...manifest.overrides})) {
      if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) {
        problems.push({
          file,
          line: lineOf(root, file, name),
          found: `${name} is asked for as "${version}"`,
          allowed: 'one exact version, such as 1.2.3',
          fix: `npm install --save-exact ${name}`,
        });
      }
    }
    for (const name of Object.keys(named).filter((one) => review.reasons[one] === undefined)) {
      problems.push({
        file,
        line: lineOf(root, file, name),
        found: `nothing says what ${name} is for`,
        fix: `add it to "reasons" in ${reviewFile}, or do without it`,
      });
    }
    for (const name of Object.keys(manifest.overrides ?? {}).filter((one) => !review.overrides[one])) {
      problems.push({
        file,
        line: lineOf(root, file, name),
        found: `nothing says why ${name} is overridden`,
        fix: `add it to "overrides" in ${reviewFile}, or take the override away`,
      });
    }
    return problems;
  });
}

/** A package comes from the registry that npm is set to, and is the one that was locked. */
function checkOrigin({name, file, line, integrity, resolved}: Package): Problem[] {
  const problems: Problem[] = [];
  if (integrity === undefined || !integrity.startsWith('sha512-')) {
    problems.push({
      file,
      line,
      found: `${name} has ${integrity === undefined ? 'no hash' : `the hash "${integrity}"`}`,
      allowed: '"integrity" with sha512',
      fix: 'delete the entry and run `npm install`; a package that still has none must not be used',
    });
  }
  if (resolved !== undefined) {
    problems.push({
      file,
      line,
      found: `${name} is fetched from "${resolved}"`,
      allowed: 'no "resolved": packages come from the registry that npm is set to',
      fix: '`.npmrc` has omit-lockfile-registry-resolved=true; run `npm install`, and use no package from elsewhere',
    });
  }
  return problems;
}

/** What an installed package says, or else what the lockfile says about it. Old packages write objects and lists. */
function licenceOf({folder, license}: Package): string | undefined {
  const file = path.join(folder, 'package.json');
  const installed = fs.existsSync(file) ? readJson<{license?: unknown; licenses?: unknown}>(file) : undefined;
  const told = installed === undefined ? license : (installed.license ?? installed.licenses);
  const names = [told]
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

function checkLicence(one: Package, {licences, exceptions}: Review): Problem[] {
  const licence = licenceOf(one);
  const excepted = Object.keys(exceptions).some((pattern) => fits(pattern, one.name));
  if (excepted || (licence !== undefined && isAllowed(licence, licences))) {
    return [];
  }
  return [
    {
      file: one.file,
      line: one.line,
      found: `${one.name} ${one.version} has ${licence === undefined ? 'no licence' : `the licence "${licence}"`}`,
      allowed: `licences that ${reviewFile} lists`,
      fix: 'read it; use another package, or add this one to "exceptions" with the reason',
    },
  ];
}

function checkScripts(root: string, present: string[], packages: Package[], review: Review): Problem[] {
  const unreviewed = packages
    .filter(({name, hasInstallScript}) => hasInstallScript === true && review.scripts[name] === undefined)
    .map(({name, version, file, line}) => ({
      file,
      line,
      found: `${name} ${version} wants to run a script when it is installed`,
      fix: `read the script; if the site can do without it, add ${name} to "scripts" in ${reviewFile} and say what it would do`,
    }));
  const unsafe = present
    .map((folder) => `${folder}.npmrc`)
    .filter((file) => {
      const place = path.join(root, file);
      return !fs.existsSync(place) || !/^ignore-scripts\s*=\s*true$/m.test(fs.readFileSync(place, 'utf8'));
    })
    .map((file) => ({
      file,
      found: 'packages may run scripts when they are installed',
      fix: 'add the line "ignore-scripts=true"',
    }));
  return [...unreviewed, ...unsafe];
}

/** A review of something that is gone misleads whoever reads it. */
function unused(root: string, packages: Package[], review: Review): Problem[] {
  const locked = packages.map(({name}) => name);
  const withScript = packages.filter(({hasInstallScript}) => hasInstallScript === true).map(({name}) => name);
  const direct = folders
    .map((folder) => path.join(root, folder, 'package.json'))
    .filter((file) => fs.existsSync(file))
    .map((file) => readJson<Manifest>(file));
  const gone: [keyof Review, string[]][] = [
    [
      'reasons',
      direct.flatMap((one) => [
        ...Object.keys(one.dependencies ?? {}),
        ...Object.keys(one.devDependencies ?? {}),
      ]),
    ],
    ['overrides', direct.flatMap(({overrides}) => Object.keys(overrides ?? {}))],
    ['exceptions', locked],
    ['scripts', withScript],
  ];
  return gone.flatMap(([part, names]) =>
    Object.keys(review[part])
      .filter((pattern) => !names.some((name) => fits(pattern, name)))
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
