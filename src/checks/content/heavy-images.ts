import fs from 'node:fs';
import path from 'node:path';
import {listPictures} from '../../content/images';
import type {Check} from '../types';

/** Bytes. A drawing in SVG is text and compresses well; more than this is a traced photograph. */
const limits = {svg: 40_000, raster: 200_000};

export const heavyImages: Check = {
  name: 'heavy-images',
  why: 'A reader on a phone pays for every byte, and waits for it.',
  items: 'pictures',
  run({root}) {
    const pictures = listPictures(root);
    const problems = pictures.flatMap((file) => {
      const size = fs.statSync(path.join(root, file)).size;
      const limit = file.endsWith('.svg') ? limits.svg : limits.raster;
      return size <= limit
        ? []
        : [
            {
              file,
              found: `${kilobytes(size)} KB`,
              allowed: `at most ${kilobytes(limit)} KB`,
              fix: 'draw it simpler, make it smaller, or save it as WebP',
            },
          ];
    });
    return {examined: pictures.length, problems};
  },
};

function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1000);
}
