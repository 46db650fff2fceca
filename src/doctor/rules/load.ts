import type {DataFile} from '../../data/model/load';
import {readValidData} from '../../data/model/read';
import type {DiagnosisFile} from '../../data/schema/diagnoses';
import {compileRules} from './compile';
import type {Rules} from './rules';

/** The rules of all diagnoses among these files. */
export function rulesIn(files: readonly DataFile[]): Rules {
  const diagnoses = files.filter(({kind}) => kind.name === 'diagnoses');
  return compileRules(diagnoses.flatMap(({data}) => (data as DiagnosisFile).diagnoses));
}

/**
 * The rules of all diagnoses.
 * @param siteDir absolute path of the repository
 * @throws one error that lists every mistake in the data
 */
export function loadRules(siteDir: string): Rules {
  return rulesIn(readValidData(siteDir).files);
}
