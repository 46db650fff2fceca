/** Diagnoses as the engine takes them: made by `compile.ts`, sent to the browser as they are. */
import type {Diagnosis, LogKind} from '../../data/schema/diagnoses';

export type Context = [kind: 'after' | 'before' | 'near' | 'without', pattern: number, within: number];

export interface RulePattern {
  /** Characters by which candidate lines are found. */
  anchor: string;
  /** Expression that a candidate has to fit; without it the anchor is all. */
  source?: string;
  context?: Context[];
}

export interface Rule extends Pick<
  Diagnosis,
  'id' | 'title' | 'severity' | 'means' | 'steps' | 'page' | 'hides'
> {
  confidence: NonNullable<Diagnosis['confidence']>;
  in?: LogKind[];
  /** Numbers of patterns. */
  any: number[];
  not?: number[];
}

export interface Rules {
  patterns: RulePattern[];
  rules: Rule[];
}
