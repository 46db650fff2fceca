import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../content/files';
import {importOf, staticComponents} from './registry';

/** Files that a component is made of, without what is found in many pages anyway. */
function filesOf(folder: string): string[] {
  return listFiles(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => path.join(folder, file));
}

describe('static components', () => {
  // What these do is attached to the page by src/client/static-content/behaviour.ts.
  const attached = ['DataTable/index.tsx', 'Item/index.tsx', 'MinecraftSwitch/index.tsx'];
  const interactive =
    /\buse(?:State|Reducer|Effect|LayoutEffect|Ref|Callback|SyncExternalStore|IsBrowser|Location)\(|\son[A-Z]\w*=/;
  const folders = [...staticComponents].map((name) => {
    return [name, importOf(name)!.from.replace('@site/src/components', __dirname)] as const;
  });

  it('are there', () => expect(folders.length).toBeGreaterThan(40));

  it.each(folders)('%s keeps no state and listens to nothing', (name, folder) => {
    const files = filesOf(folder);
    expect(files.length).toBeGreaterThan(0);
    const seen = new Set(files);
    for (const file of seen) {
      const text = readFileSync(file, 'utf8');
      if (!attached.some((end) => file.endsWith(path.normalize(end)))) {
        expect(interactive.exec(text)?.[0], `${name}: ${file}`).toBeUndefined();
      }
      for (const [, from = ''] of text.matchAll(/from '(\.\.?\/[^']+|\.\.?)'/g)) {
        const at = path.join(path.dirname(file), from);
        const found = [`${at}.tsx`, `${at}.ts`, path.join(at, 'index.tsx')].find(existsSync);
        if (found && !attached.includes(path.relative(__dirname, file))) {
          seen.add(found);
        }
      }
    }
  });
});
