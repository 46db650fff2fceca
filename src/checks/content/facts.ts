import {checkFacts} from '../../facts/check';
import {readByHand} from '../../facts/check/by-hand';
import {readExtracted} from '../../facts/check/lookup';
import {readWritten} from '../../facts/versions/files';
import type {Check} from '../types';

export const facts: Check = {
  name: 'facts',
  why: "A default, range, level or name that is not in the mod's code misleads readers.",
  items: 'rows',
  run({root, data}) {
    const {findings, counts} = checkFacts(
      data.files,
      readExtracted(root),
      readByHand(root),
      readWritten(root),
    );
    return {examined: counts.length, problems: findings};
  },
};
