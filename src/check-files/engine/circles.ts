import {groupBy} from '../../lib/group';
import type {Finding} from './findings';
import type {Quest} from './quests';

type Quests = ReadonlyMap<string, Quest>;

/** Returns the quests that nobody can ever begin. */
function stuckIn(quests: Quests): Set<string> {
  const stuck = new Set(quests.keys());
  const edges = [...quests.values()].flatMap(({id, dependencies}) =>
    dependencies.filter((on) => quests.has(on)).map((on) => ({id, on})),
  );
  const waiting = groupBy(edges, ({on}) => on);
  // FTB Quests ignores dependencies on quests that do not exist, so they do not block a quest.
  const missing = new Map(
    Array.from(quests.values(), ({id, dependencies, needs}) => [
      id,
      needs - dependencies.filter((on) => !quests.has(on)).length,
    ]),
  );
  const ready = [...quests.keys()].filter((id) => missing.get(id)! <= 0);
  for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
    stuck.delete(id);
    for (const {id: next} of waiting.get(id) ?? []) {
      const left = missing.get(next)! - 1;
      missing.set(next, left);
      if (left === 0) ready.push(next);
    }
  }
  return stuck;
}

/**
 * Finds quests that depend on each other in a circle. Uses a depth-first search, in which a quest that is
 * reached again while it is still open closes a circle.
 */
export function circlesOf(quests: Quests): Finding[] {
  const findings: Finding[] = [];
  const stuck = stuckIn(quests);
  const state = new Map<string, 'open' | 'done'>();
  for (const start of stuck) {
    const stack: {id: string; next: number}[] = state.has(start) ? [] : [{id: start, next: 0}];
    while (stack.length > 0) {
      const top = stack.at(-1)!;
      const quest = quests.get(top.id)!;
      if (top.next === 0) state.set(top.id, 'open');
      const to = quest.dependencies[top.next];
      top.next += 1;
      if (to === undefined) {
        state.set(top.id, 'done');
        stack.pop();
      } else if (state.get(to) === 'open') {
        const circle = stack.map(({id}) => id);
        const around = [...circle.slice(circle.indexOf(to)), to].join(' → ');
        findings.push({
          severity: 'error',
          file: quest.file,
          line: quest.line,
          key: quest.id,
          message: `These quests depend on each other in a circle, so nobody can begin any of them: ${around}.`,
          fix: 'Remove one of these dependencies.',
        });
      } else if (stuck.has(to) && !state.has(to)) {
        stack.push({id: to, next: 0});
      }
    }
  }
  return findings;
}
