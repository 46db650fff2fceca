import {loadData} from '../../data/model/read';
import type {Rules} from './rules';

/**
 * The rules of all diagnoses.
 * @param siteDir absolute path of the repository
 * @throws one error that lists every mistake in the data
 */
export function loadRules(siteDir: string): Rules {
  const rules = loadData(siteDir).get('rules')?.get('all');
  return (rules as Rules | undefined) ?? {patterns: [], rules: []};
}
