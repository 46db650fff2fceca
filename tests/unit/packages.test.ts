import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../src/cli/project';

it.each(['.npmrc', 'tests/host/.npmrc'])('no package runs a script when it is installed: %s', (file) => {
  expect(readFileSync(path.join(root, file), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
