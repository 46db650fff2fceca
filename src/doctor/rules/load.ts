import type {DataFile} from '../../data/model/load';
import {readValidData} from '../../data/model/read';
import type {DiagnosisFile} from '../../data/schema/diagnoses';
import {compileRules} from './compile';
import type {Rules} from './rules';

/** Compiles the diagnoses among these data files into rules. */
export function rulesIn(files: readonly DataFile[]): Rules {
  const known = files.filter(({kind}) => kind.name === 'diagnoses').map(({data}) => data as DiagnosisFile);
  const rules = compileRules(known.flatMap(({diagnoses}) => diagnoses));
  return {...rules, owners: Object.assign({}, ...known.map(({owners}) => owners)) as Record<string, string>};
}

/**
 * Loads all diagnoses and compiles them into rules.
 * @param siteDir absolute path of the repository
 * @throws Error with a list of all mistakes in the data
 */
export function loadRules(siteDir: string): Rules {
  return rulesIn(readValidData(siteDir).files);
}
