import {javaSamples, readApis} from '../../facts/api/file';
import {compareSample} from '../../facts/api/samples';
import type {Check, Problem} from '../types';

export const javaSampleNames: Check = {
  name: 'java-samples',
  why: 'A developer copies a sample; a class or a method that the mod does not have stops the build.',
  items: 'names of FTB in Java samples',
  run({root}) {
    const classes = new Map([...readApis(root).values()].flatMap((api) => Object.entries(api.classes)));
    let examined = 0;
    const problems = javaSamples(root).flatMap(({file, line, text}): Problem[] => {
      const {mistakes, compared} = compareSample(text, classes);
      examined += compared;
      return mistakes.map(({line: inside, found, allowed}) => ({
        file,
        line: line + inside,
        found,
        allowed,
        fix: 'correct the sample; if the mod has it, read its release again with npm run facts -- api MOD',
      }));
    });
    return {examined, problems};
  },
};
