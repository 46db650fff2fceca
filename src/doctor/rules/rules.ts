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
