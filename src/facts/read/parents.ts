import type {Evaluator} from '../java/evaluator';

/** Returns the superclass of each class in `objects` and of its ancestors. */
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
