import {readdirSync} from 'node:fs';
import path from 'node:path';
import {RuleTester} from 'eslint';
import {parser} from 'typescript-eslint';
import {describe, expect, it} from 'vitest';
import {rooms, roomsRule, wrongArrows} from './rooms.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const root = path.resolve(__dirname, '../../..');
const tester = new RuleTester({languageOptions: {parser}});
const at = (file: string) => path.join(root, file);

it('has no cycle', () => {
  expect(wrongArrows(rooms)).toEqual([]);
  expect(
    wrongArrows({
      lib: {may: ['data']},
      data: {may: ['lib'], except: {'doctor/rules': 'a sample'}},
      doctor: {may: ['data', 'doctor', 'garage']},
    }),
  ).toEqual(['lib → data', 'data → doctor', 'doctor → doctor', 'doctor → garage']);
});

it('names only existing folders', () => {
  const folders = readdirSync(path.join(root, 'src'));
  expect(Object.keys(rooms).filter((room) => !folders.includes(room))).toEqual([]);
});

const arrow = (filename: string, code: string, messageId = 'arrow') => ({
  filename: at(filename),
  code,
  errors: [{messageId}],
});

tester.run('rooms', roomsRule, {
  valid: [
    {filename: at('src/data/model/load.ts'), code: "import {nearest} from '../../lib/suggest';"},
    {filename: at('src/data/model/load.ts'), code: "import {kinds} from '../schema';"},
    {filename: at('src/data/model/load.ts'), code: "import {isMinecraft} from '../../config/minecraft';"},
    // Not rooms: here, `build` and `data` are folders in `src/search`.
    {filename: at('src/search/ui/build/index.ts'), code: "import {a} from '../data/a';"},
    {filename: at('src/components/Item/index.tsx'), code: "import type {A} from '@site/src/data/schema/a';"},
    {filename: at('src/components/Item/index.tsx'), code: "export type {A} from '@site/src/data/schema/a';"},
    {filename: at('src/lib/uri.ts'), code: "import fs from 'node:fs'; export const a = 1;"},
    {filename: at('src/cli/build.ts'), code: "import site from '../../docusaurus.config';"},
  ],
  invalid: [
    arrow('src/lib/uri.ts', "import type {A} from '../data/schema/a';"),
    arrow('src/data/model/load.ts', "import {navbar} from '../../config/navbar';"),
    arrow('src/client/address.ts', "export {open} from '../search/ui/open';"),
    arrow('src/search/ui/index.tsx', "export * from '@site/src/theme/Root';"),
    arrow('src/search/ui/index.tsx', "const page = import('../../build/post');"),
    arrow('src/build/index.ts', "type Check = import('../checks/types').Check;"),
    arrow('src/search/ui/index.tsx', "import {render} from '../../../tests/unit/render';"),
    arrow('src/components/Item/index.tsx', "import {a} from '@site/src/data/model/read';", 'types'),
    arrow('src/garage/index.ts', 'export const a = 1;', 'unknown'),
  ],
});
