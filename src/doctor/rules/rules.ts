/** Rules are diagnoses that `compile.ts` has compiled for the engine. */
import type {Diagnosis, Level, LogKind, Phase} from '../../data/schema/diagnoses';

export type Context = [
  kind: 'after' | 'before' | 'near' | 'without' | 'notFollowedBy',
  pattern: number,
  within: number,
];

export interface RulePattern {
  /** Literal string that every matching line contains. */
  anchor: string;
  /** Expression that a line with the anchor must also match. If undefined, the anchor is the entire pattern. */
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
  /** Indexes of patterns. At least one of them must match. */
  any: number[];
  not?: number[];
  derived?: Diagnosis['when']['derived'];
}

export interface Rules {
  patterns: RulePattern[];
  rules: Rule[];
  /** Names of mods and libraries by package prefix. */
  owners?: Record<string, string>;
}

/**
 * Rules in a form that compresses well: the indexes in `any` are delta-encoded across all rules, and an anchor is
 * omitted if it is the longest literal string in its expression.
 */
export type PackedRules = Omit<Rules, 'patterns'> & {
  patterns: (Omit<RulePattern, 'anchor'> & {anchor?: string})[];
  isPacked: true;
};

/** Matches the parts of an expression that are not literal. The group captures an escaped character. */
const noText = /\\(\W)|\\\w|\[(?:\\.|[^\]\\])*\]|\(\?(?::|<\w+>)|\{[\d,]+\}|[.()|^$?*+]/g;

/**
 * Returns the longest literal string in an expression, or the first of several equally long ones. Optional parts
 * are not supported.
 */
const longestText = (source: string) =>
  source
    .replace(noText, (_, sign?: string) => sign ?? '\n')
    .split('\n')
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '');

/** Returns copies of the rules in which `map` has replaced each index in `any`, in order. */
const renumber = (rules: readonly Rule[], map: (number: number) => number): Rule[] =>
  rules.map((rule) => ({...rule, any: rule.any.map(map)}));

/** Packs rules for the browser. */
export function packRules(rules: Rules): PackedRules {
  let before = 0;
  return {
    ...rules,
    patterns: rules.patterns.map(({anchor, ...rest}) =>
      rest.source !== undefined && longestText(rest.source) === anchor ? rest : {anchor, ...rest},
    ),
    rules: renumber(rules.rules, (number) => {
      const distance = number - before;
      before = number;
      return distance;
    }),
    isPacked: true,
  };
}

/** Restores rules from the result of `packRules`. */
export function unpackRules({isPacked: _, ...rules}: PackedRules): Rules {
  let number = 0;
  return {
    ...rules,
    patterns: rules.patterns.map((pattern) => ({
      ...pattern,
      anchor: pattern.anchor ?? longestText(pattern.source!),
    })),
    rules: renumber(rules.rules, (distance) => (number += distance)),
  };
}
