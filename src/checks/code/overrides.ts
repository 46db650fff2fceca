import {themeOverrides} from '../../build/overrides/theme';
import type {Check} from '../types';

export const overrides: Check = {
  name: 'overrides',
  why: 'An outdated override hides later fixes in the framework.',
  items: 'overrides',
  run: ({root}) => themeOverrides(root),
};
