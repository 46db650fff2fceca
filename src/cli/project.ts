import {join, resolve} from 'node:path';

/** Absolute path of the repository. */
export const root = resolve(__dirname, '../..');

/** The built site. Only ever a complete one: see `build.ts`. */
export const buildFolder = join(root, 'build');

/** Scratch space of the commands; never committed. */
export const cacheFolder = join(root, '.cache');
