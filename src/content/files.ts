import fs from 'node:fs';
import path from 'node:path';

/**
 * Lists every file below a folder, except dot files, dot folders and `node_modules`.
 * @param folder absolute path; a missing folder counts as empty
 * @returns sorted paths relative to `folder`, with `/`
 */
export function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .filter(
      (file) => !file.split('/').some((segment) => segment.startsWith('.') || segment === 'node_modules'),
    )
    .sort();
}
