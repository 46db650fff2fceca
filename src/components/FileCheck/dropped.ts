import {limits} from '@site/src/check-files/engine/findings';
import type {Chosen} from '@site/src/check-files/given';

const once = <T>(read: (done: (value: T) => void, fail: (error: unknown) => void) => void) =>
  new Promise<T>(read);

/** Adds all files in an entry, with their paths, to `found`. Stops at the file limit of the check. */
async function filesBelow(entry: FileSystemEntry, found: Chosen[]): Promise<void> {
  if (found.length > limits.files) return;
  if (entry.isFile) {
    const blob = await once<File>((done, fail) => (entry as FileSystemFileEntry).file(done, fail));
    found.push({path: entry.fullPath, blob});
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // Each call returns the next entries. An empty list means that there are no more entries.
  for (;;) {
    const entries = await once<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
    if (entries.length === 0) return;
    for (const each of entries) await filesBelow(each, found);
  }
}

/** Returns the dropped files and all files in dropped folders. */
export async function droppedFiles({items}: DataTransfer): Promise<Chosen[]> {
  // Read the items before the first `await`, because the browser empties the list afterwards.
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const found: Chosen[] = [];
  for (const entry of entries) await filesBelow(entry, found);
  return found;
}
