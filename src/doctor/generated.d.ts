declare module '@generated/structured-data/default/rules/all.json' {
  import type {PackedRules} from '@site/src/doctor/rules/rules';

  const rules: PackedRules;
  export default rules;
}
