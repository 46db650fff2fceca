/** Diagnoses in the form that the engine reads. `compile.ts` makes them, and the browser loads them. */
import type {Diagnosis, Level, LogKind, Phase} from '../../data/schema/diagnoses';

export type Context = [
  kind: 'after' | 'before' | 'near' | 'without' | 'notFollowedBy',
  pattern: number,
  within: number,
];

export interface RulePattern {
  /** Text that finds candidate lines. */
  anchor: string;
  /** Expression that a candidate line must match. Without it, the anchor is the whole pattern. */
  source?: string;
  context?: Context[];
  level?: Level[];
  thread?: string;
  phase?: Phase[];
}

export interface Rule extends Pick<
  Diagnosis,
  'id' | 'title' | 'severity' | 'means' | 'steps' | 'page' | 'hides' | 'lasts'
> {
  confidence: NonNullable<Diagnosis['confidence']>;
  stops: NonNullable<Diagnosis['stops']>;
  in?: LogKind[];
  /** Numbers of patterns. */
  any: number[];
  not?: number[];
  derived?: Diagnosis['when']['derived'];
}

export interface Rules {
  patterns: RulePattern[];
  rules: Rule[];
  /** Names of mods and libraries, by the beginning of their packages. */
  owners?: Record<string, string>;
}

/** Rules with small numbers, which compress well: `any` holds distances from the number before, in all rules in order. */
export type PackedRules = Rules & {isPacked: true};

/** Maps the numbers in `any` of all rules, in order. */
const renumber = ({rules, ...rest}: Rules, map: (number: number) => number): Rules => ({
  ...rest,
  rules: rules.map((rule) => ({...rule, any: rule.any.map(map)})),
});

/** Packs rules for the browser. */
export function packRules(rules: Rules): PackedRules {
  let before = 0;
  const packed = renumber(rules, (number) => {
    const distance = number - before;
    before = number;
    return distance;
  });
  return {...packed, isPacked: true};
}

/** The rules that were packed. */
export function unpackRules({isPacked: _, ...rules}: PackedRules): Rules {
  let number = 0;
  return renumber(rules, (distance) => (number += distance));
}
