import {themeOverrides} from '../../build/overrides/theme';
import type {Check} from '../types';

export const overrides: Check = {
  name: 'overrides',
  why: 'A forgotten override hides every later fix of the framework.',
  items: 'overrides',
  run: ({root}) => themeOverrides(root),
};
