import type {Around, Diagnosis, Pattern} from '../../data/schema/diagnoses';
import {defaultWithin} from '../../data/schema/diagnoses';
import {readExpression} from '../../data/schema/expression';
import type {Context, RulePattern, Rules} from './rules';

const contextKinds = ['after', 'before', 'near', 'without', 'notFollowedBy'] as const;

/** A distance in lines that exceeds the length of any log. */
const anywhere = 1e9;

/** Compiles the text or expression of a pattern, and determines the anchor that finds candidate lines. */
function compileWords({text, match}: Pick<Pattern, 'text' | 'match'>): RulePattern {
  if (match === undefined) return {anchor: text ?? ''};
  const {anchor, source} = readExpression(match);
  return {anchor, source};
}

/** Compiles diagnoses into rules for the engine. Diagnoses with the same pattern share its compiled form. */
export function compileRules(diagnoses: readonly Diagnosis[]): Rules {
  const patterns: RulePattern[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (pattern: Pattern | Around): number => {
    const context = contextKinds.flatMap((kind): Context[] => {
      const around = kind in pattern ? (pattern as Pattern)[kind] : undefined;
      // By default, `notFollowedBy` applies to all lines below.
      const within = kind === 'notFollowedBy' ? anywhere : defaultWithin;
      return around ? [[kind, numberOf(around), around.within ?? within]] : [];
    });
    const {level, thread, phase} = pattern as Pattern;
    const compiled = {
      ...compileWords(pattern),
      ...(context.length > 0 && {context}),
      ...(level && {level}),
      ...(thread !== undefined && {thread}),
      ...(phase && {phase}),
    };
    const key = JSON.stringify(compiled);
    const number = numbers.get(key) ?? patterns.push(compiled) - 1;
    numbers.set(key, number);
    return number;
  };
  const rules = diagnoses.map((diagnosis) => {
    const {id, title, severity, confidence = 'likely', stops = 'game', lasts, when} = diagnosis;
    const {means, steps, page, hides} = diagnosis;
    return {
      ...{id, title, severity, confidence, stops, lasts, means, steps, page, hides, in: diagnosis.in},
      any: (when.any ?? []).map(numberOf),
      not: when.not?.map(numberOf),
      derived: when.derived,
    };
  });
  return {patterns, rules};
}
