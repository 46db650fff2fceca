import type {Diagnosis, DiagnosisFile, Pattern} from '../schema/diagnoses';
import type {DiagnosisEntry} from '../schema/entry';
import {didYouMean} from '../../lib/suggest';
import {gaps} from '../../lib/gaps';
import {readExpression} from '../schema/expression';
import type {DataFile} from './load';
import type {Resolver} from './resolver';
import type {Named} from './types';

type Placed = {diagnosis: Diagnosis; file: DataFile; keys: PropertyKey[]};

/** Placeholders that the engine fills from a stack trace. */
const ofTrace = ['suspect', 'suspects', 'partner', 'error'];

/** Returns the names of the placeholders that a diagnosis may use. */
function namesOf({when: {any, derived}}: Pick<Diagnosis, 'when'>): string[] {
  if (!any) return derived === 'suspects' ? ['mod', 'exception'] : ['java', 'minecraft', 'wanted'];
  const names = any.flatMap(({match}) => (match === undefined ? [] : readExpression(match).names));
  return [...names, ...(names.includes('code') ? ['owner'] : []), ...ofTrace];
}

/** Returns whether every pattern of a diagnosis fills a placeholder. */
function isAlwaysFilled(name: string, {when: {any}}: Pick<Diagnosis, 'when'>): boolean {
  return !any || any.every(({match}) => match !== undefined && readExpression(match).names.includes(name));
}

/** Formats a pattern as readable text, such as `Mod <mod> requires …`, which readers can search for. */
function shownPattern({text, match}: Pick<Pattern, 'text' | 'match'>): string {
  return match === undefined ? (text ?? '') : readExpression(match).shown.trim();
}

/** Reports duplicate ids, unknown ids under `hides`, and unknown placeholders. */
function checkDiagnosis(
  {diagnosis, file, keys}: Placed,
  byId: Map<string, Placed>,
  resolver: Resolver,
): void {
  const first = byId.get(diagnosis.id);
  if (first && first.diagnosis !== diagnosis) {
    resolver.report(
      file,
      [...keys, 'id'],
      `found "${diagnosis.id}" a second time (first in ${first.file.file}); give each diagnosis a unique id`,
    );
  }
  for (const hidden of diagnosis.hides?.filter((id) => !byId.has(id)) ?? []) {
    resolver.report(
      file,
      [...keys, 'hides'],
      `found "${hidden}", but there is no diagnosis with that id${didYouMean(hidden, byId.keys())}`,
    );
  }
  const names = namesOf(diagnosis);
  for (const key of ['title', 'means', 'steps'] as const) {
    const text = [diagnosis[key]].flat().join('\n');
    const written = Array.from(text.matchAll(gaps), ([, name = '', words]) => ({name, words}));
    for (const {name} of written.filter(
      (one) => one.words === undefined && names.includes(one.name) && !isAlwaysFilled(one.name, diagnosis),
    )) {
      resolver.report(
        file,
        [...keys, key],
        `found {${name}}, but not every pattern fills it; write {${name}|fallback text}`,
      );
    }
    for (const {name} of written.filter((one) => !names.includes(one.name))) {
      const allowed = names.length > 0 ? `allowed: ${names.map((one) => `{${one}}`).join(', ')}` : '';
      resolver.report(
        file,
        [...keys, key],
        `found the unknown placeholder {${name}}; ${allowed || `add a group (?<${name}>…) to a pattern`}`,
      );
    }
  }
}

/** Creates a group of rows from a data file, for readers who search a log by hand. */
function groupOf({id, file, data}: DataFile): DiagnosisEntry['groups'][number] {
  const {title, diagnoses} = data as DiagnosisFile;
  const rows = diagnoses.flatMap(({id: name, title: cause, when, steps, page}) => {
    const [first] = when.any ?? [];
    // A derived diagnosis has no pattern, so there is no text to search for.
    if (!first) return [];
    return [{anchor: `cause-${name}`, cause, shown: shownPattern(first), step: steps[0]!, page}];
  });
  return {id, title, file, rows};
}

/** Creates the table `all` with all diagnoses of the log doctor, one group per file. */
export function diagnosisEntries(resolver: Resolver): Named[] {
  const files = resolver.ofKind('diagnoses');
  const [from] = files;
  if (!from) return [];
  const placed = files.flatMap((file) =>
    (file.data as DiagnosisFile).diagnoses.map((diagnosis, index): Placed => ({
      diagnosis,
      file,
      keys: ['diagnoses', index],
    })),
  );
  const byId = new Map<string, Placed>();
  placed.forEach((one) => byId.set(one.diagnosis.id, byId.get(one.diagnosis.id) ?? one));
  placed.forEach((one) => checkDiagnosis(one, byId, resolver));
  const table: DiagnosisEntry = {
    id: 'all',
    title: 'Known causes',
    file: from.file,
    groups: files.map(groupOf),
  };
  return [{kind: 'diagnoses', id: 'all', entry: table, from}];
}
