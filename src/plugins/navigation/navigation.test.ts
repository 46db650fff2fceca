import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';

const {resolve} = createRequire(import.meta.url);

it.each(['preload', 'prefetch', 'site-map/docusaurus'])(
  'replaces the upstream file that was looked at: %s',
  (name) => {
    const upstream = resolve(`@docusaurus/core/lib/client/${path.basename(name)}.js`);
    const hash = createHash('sha256').update(readFileSync(upstream)).digest('hex');
    // Another one: take over its changes in src/navigation, then write its hash there.
    expect(readFileSync(`src/navigation/${name}.ts`, 'utf8')).toContain(hash);
  },
);
