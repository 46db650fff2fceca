import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {listFiles} from '../../content/files';
import type {Check, Problem} from '../types';

const reviewFile = 'src/checks/data/dependencies.yaml';
/** Folders whose package.json and package-lock.json are checked completely. */
const folders = ['', 'tests/host/'];

interface Review {
  /** Reason for each direct dependency, by package name. */
  reasons: Record<string, string>;
  /** Reason for each entry of `overrides` in a package.json, by package name. */
  overrides: Record<string, string>;
  /** Allowed SPDX identifiers. */
  licences: string[];
  /** Packages with other licences, by name. A `*` at the end of a name is a wildcard. */
  exceptions: Record<string, {licence: string; because: string}>;
}

/** A package in a package.json. `part` is the section of the review that must contain its reason. */
interface Named extends Pick<Problem, 'file' | 'line'> {
  name: string;
  version: string;
  part: 'reasons' | 'overrides';
}

/** A package in a lockfile. */
interface Locked extends Pick<Problem, 'file' | 'line'> {
  name: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
}

export const dependencies: Check = {
  name: 'dependencies',
  why: "Every package runs on writers' machines or in readers' browsers, so each needs a reason.",
  items: 'packages',
  run({root}) {
    const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
    const present = folders.filter((folder) => fs.existsSync(path.join(root, folder, 'package-lock.json')));
    if (present.length === 0) {
      return {examined: 0, problems: []};
    }
    const review = parse(read(reviewFile)) as Review;
    const direct = present.flatMap((folder) => readManifest(`${folder}package.json`, read));
    const packages = present.flatMap((folder) => readLockfile(`${folder}package-lock.json`, read));
    // Benchmarks run only by hand, so only the origin of their packages is checked.
    const peers = listFiles(path.join(root, 'bench'))
      .filter((file) => file.endsWith('package-lock.json'))
      .flatMap((file) => readLockfile(`bench/${file}`, read));
    return {
      examined: packages.length + peers.length,
      problems: [
        ...direct.flatMap((one) => checkNamed(one, review)),
        ...[...packages, ...peers].flatMap(checkOrigin),
        ...packages.flatMap((one) => checkLicence(one, review)),
        ...unused(direct, packages, review, read(reviewFile)),
      ],
    };
  },
};

type Read = (file: string) => string;

function readManifest(file: string, read: Read): Named[] {
  const text = read(file);
  const {
    dependencies: own,
    devDependencies,
    overrides,
  } = JSON.parse(text) as Record<string, Record<string, string>>;
  const all = (versions: Record<string, string> = {}, part: Named['part']) =>
    Object.entries(versions).map(([name, version]) => ({
      ...{name, version, part, file},
      line: lineOf(text, `"${name}":`),
    }));
  return [...all({...own, ...devDependencies}, 'reasons'), ...all(overrides, 'overrides')];
}

function readLockfile(file: string, read: Read): Locked[] {
  const text = read(file);
  const lines = new Map(text.split('\n').map((line, index) => [line.trim(), index + 1]));
  const {packages} = JSON.parse(text) as {packages: Record<string, Omit<Locked, 'name' | 'file' | 'line'>>};
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, locked]) => ({
      ...locked,
      name: place.replace(/^.*node_modules\//, ''),
      file,
      line: lines.get(`"${place}": {`),
    }));
}

function lineOf(text: string, start: string): number {
  return text.split('\n').findIndex((line) => line.trim().startsWith(start)) + 1;
}

function checkNamed({name, version, part, file, line}: Named, review: Review): Problem[] {
  const problems: Problem[] = [];
  // `npm:` installs another package under this name.
  if (!/^(?:npm:[@\w./-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) {
    const allowed = 'one exact version, such as 1.2.3';
    const fix = `run "npm install --save-exact ${name}"`;
    problems.push({file, line, found: `${name} has the version "${version}"`, allowed, fix});
  }
  if (review[part][name] === undefined) {
    const fix = `add a reason to "${part}" in ${reviewFile}, or remove the package`;
    problems.push({file, line, found: `${name} is used without a reason`, fix});
  }
  return problems;
}

/** Checks that a package has a hash and comes from the configured registry. */
function checkOrigin({name, file, line, integrity, resolved}: Locked): Problem[] {
  const problems: Problem[] = [];
  if (!integrity?.startsWith('sha512-')) {
    const found = `${name} has ${integrity === undefined ? 'no hash' : `the hash "${integrity}"`}`;
    const fix =
      'delete the entry and run "npm install"; if the hash is still missing, replace the package with another one';
    problems.push({file, line, found, allowed: 'a sha512 hash in "integrity"', fix});
  }
  if (resolved !== undefined) {
    const allowed = 'no "resolved" entry, so that packages come from the configured registry';
    const fix =
      'run "npm install" with omit-lockfile-registry-resolved=true, as in .npmrc, and use only packages from the registry';
    problems.push({file, line, found: `${name} is fetched from "${resolved}"`, allowed, fix});
  }
  return problems;
}

/**
 * Returns whether a licence expression is allowed. Of licences joined by OR, at least one must be allowed; of
 * licences joined by AND, all must be. An expression with both operators is never allowed and needs an exception.
 * @see https://spdx.github.io/spdx-spec/v2.3/SPDX-license-expressions/
 */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const has = (name: string) => allowed.includes(name);
  const names = expression.replace(/^\((.*)\)$/, '$1');
  return names.includes(' AND ') ? names.split(' AND ').every(has) : names.split(' OR ').some(has);
}

const fits = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

function checkLicence({name, version, license, file, line}: Locked, review: Review): Problem[] {
  const isExcepted = Object.keys(review.exceptions).some((pattern) => fits(pattern, name));
  if (isExcepted || (license !== undefined && isAllowed(license, review.licences))) {
    return [];
  }
  const found = `${name} ${version} has ${license === undefined ? 'no licence' : `the licence "${license}"`}`;
  const fix = 'use another package, or review the licence and add the package to "exceptions" with a reason';
  return [{file, line, found, allowed: `a licence listed in ${reviewFile}`, fix}];
}

/** Finds entries of the review whose packages are no longer used. */
function unused(direct: Named[], packages: Locked[], review: Review, text: string): Problem[] {
  const named = (part: Named['part']) => direct.filter((one) => one.part === part);
  const present = {reasons: named('reasons'), overrides: named('overrides'), exceptions: packages};
  return (['reasons', 'overrides', 'exceptions'] as const).flatMap((part) =>
    Object.keys(review[part])
      .filter((pattern) => !present[part].some(({name}) => fits(pattern, name)))
      .map((pattern) => ({
        file: reviewFile,
        line: Math.max(lineOf(text, `${pattern}:`), lineOf(text, `'${pattern}':`)),
        found: `"${pattern}" in "${part}" is no longer used`,
        fix: 'delete the entry',
      })),
  );
}
