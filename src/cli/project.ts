import {join, resolve} from 'node:path';

/** Absolute path of the repository. */
export const root = resolve(__dirname, '../..');

/** Folder of the built site. It never contains an incomplete build (see `build.ts`). */
export const buildFolder = join(root, 'build');

/** Scratch folder of the commands; never committed. */
export const cacheFolder = join(root, '.cache');
