import fs from 'node:fs';
import path from 'node:path';

/** Turns `a\b` into `a/b`, so that messages and comparisons are the same on every system. */
function posix(file: string): string {
  return file.split(path.sep).join('/');
}

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
    .map((entry) => posix(path.relative(folder, path.join(entry.parentPath, entry.name))))
    .filter(
      (file) => !file.split('/').some((segment) => segment.startsWith('.') || segment === 'node_modules'),
    )
    .sort();
}
