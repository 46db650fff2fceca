declare module '@generated/structured-data/default/rules/all.json' {
  import type {Rules} from '@site/src/doctor/rules/rules';

  const rules: Rules;
  export default rules;
}
