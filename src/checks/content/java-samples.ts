import {javaSamples, readApis} from '../../facts/api/file';
import {compareSample} from '../../facts/api/samples';
import type {Check, Problem} from '../types';

export const javaSampleNames: Check = {
  name: 'java-samples',
  why: "A developer's build fails if a copied sample uses a class or method that the mod does not have.",
  items: 'names of FTB classes and members in Java samples',
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
        fix: 'correct the sample; if the mod does have this name, update src/data/api with "npm run facts -- api MOD"',
      }));
    });
    return {examined, problems};
  },
};
