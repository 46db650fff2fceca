import {expect, it} from 'vitest';
import {shortAnchor, wholeAnchor} from './anchors';

it.each([
  ['change-a-setting', 'Change a setting', '='],
  ['change-a-setting-1', 'Change a setting', 'change-a-setting-1'],
  ['theme-checkmark_task_active', 'checkmark_task_active', 'theme-='],
  ['option-misc.hat.enabled', 'misc.hat.enabled', 'option-^'],
  ['command-kit-set_autogrant', '/kit set_autogrant <name> <grant>', 'command-/'],
  ['codes-exit-code-1', '“Exit code: 1”', 'codes-='],
  ['codes-a-b', 'a/b', 'codes-~'],
  ['recipe-oak_log', 'Oak Log', 'recipe-|'],
  ['elsewhere', '???', 'elsewhere'],
  ['', 'Title', ''],
])('%s of "%s" is written as %s and comes back', (anchor, title, short) => {
  expect(shortAnchor(anchor, title)).toBe(short);
  expect(wholeAnchor(short, title)).toBe(anchor);
});
