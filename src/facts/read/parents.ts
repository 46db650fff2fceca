import type {Evaluator} from '../java/evaluator';

/** The superclass of each class that has properties or an id. */
export function readParents(evaluator: Evaluator, objects: ReadonlySet<string>): Record<string, string> {
  const {index} = evaluator;
  const classes = new Set(
    index.classes.filter(({name}) => objects.has(name)).flatMap((each) => [...index.ancestry(each)]),
  );
  const pairs = [...classes].map((each) => [
    each.name,
    index.parents(each).find(({kind}) => kind === 'class')?.name,
  ]);
  return Object.fromEntries(pairs.filter(([, parent]) => parent !== undefined)) as Record<string, string>;
}
