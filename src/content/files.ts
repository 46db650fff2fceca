import fs from 'node:fs';
import path from 'node:path';

/**
 * Every file below a folder.
 * @param folder absolute path; a folder that does not exist counts as empty
 * @returns paths relative to `folder`, with `/`, sorted; dot files, dot folders and `node_modules` are left out
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
