import {limits} from '@site/src/check-files/engine/findings';
import type {Chosen} from '@site/src/check-files/given';

const once = <T>(read: (done: (value: T) => void, fail: (error: unknown) => void) => void) =>
  new Promise<T>(read);

/** Files below an entry, with their paths; at most as many as the check reads. */
async function filesBelow(entry: FileSystemEntry, found: Chosen[]): Promise<void> {
  if (found.length > limits.files) return;
  if (entry.isFile) {
    const blob = await once<File>((done, fail) => (entry as FileSystemFileEntry).file(done, fail));
    found.push({path: entry.fullPath, blob});
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A reader gives a part of the entries at a time, and none at the end.
  for (;;) {
    const entries = await once<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
    if (entries.length === 0) return;
    for (const each of entries) await filesBelow(each, found);
  }
}

/** The files that were dropped, and those in folders that were dropped. */
export async function droppedFiles({items}: DataTransfer): Promise<Chosen[]> {
  // The list of items is empty after the first pause.
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const found: Chosen[] = [];
  for (const entry of entries) await filesBelow(entry, found);
  return found;
}
