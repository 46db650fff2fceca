/** Diagnoses as the engine takes them: made by `compile.ts`, sent to the browser as they are. */
import type {Diagnosis, Level, LogKind, Phase} from '../../data/schema/diagnoses';

export type Context = [
  kind: 'after' | 'before' | 'near' | 'without' | 'notFollowedBy',
  pattern: number,
  within: number,
];

export interface RulePattern {
  /** Characters by which candidate lines are found. */
  anchor: string;
  /** Expression that a candidate has to fit; without it the anchor is all. */
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
}
