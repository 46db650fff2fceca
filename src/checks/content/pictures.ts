import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../content/files';
import type {Check, Problem} from '../types';

/** Bytes. A drawing in SVG is text and compresses well; more than this is a traced photograph. */
const limits = {svg: 40_000, raster: 200_000};

export const pictures: Check = {
  name: 'pictures',
  why: 'A reader on a phone waits for every byte of a picture; one that nobody shows is updated by nobody.',
  items: 'pictures',
  run({root}) {
    const files = ['docs', 'static'].flatMap((folder) =>
      listFiles(path.join(root, folder))
        .filter((file) => /\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i.test(file))
        .map((file) => `${folder}/${file}`),
    );
    const isShown = shownBy(root);
    return {
      examined: files.length,
      problems: files.flatMap((file) => [...weigh(file, root), ...(isShown(file) ? [] : [idle(file)])]),
    };
  },
};

function weigh(file: string, root: string): Problem[] {
  const size = fs.statSync(path.join(root, file)).size;
  const limit = file.endsWith('.svg') ? limits.svg : limits.raster;
  const kilobytes = (bytes: number) => Math.ceil(bytes / 1000);
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
}

const idle = (file: string): Problem => ({
  file,
  found: 'no page, component or setting shows this picture',
  fix: 'use it or delete it',
});

/** Settings and served files name a picture by its address, `/img/mark.svg`, a page its own by `_img/wall.svg`. */
function shownBy(root: string): (picture: string) => boolean {
  const isText = (file: string) => /\.(?:tsx?|jsx?|css|mdx?|ya?ml|json|webmanifest|html|xml)$/.test(file);
  const files = ['docs', 'src', 'static'].flatMap((folder) =>
    listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`),
  );
  const texts = ['docusaurus.config.ts', ...files.filter((file) => !file.startsWith('src/checks/'))]
    .map((file) => path.join(root, file))
    .filter((file) => isText(file) && fs.existsSync(file))
    .map((file) => fs.readFileSync(file, 'utf8'));
  return (picture) => {
    const name = picture
      .replace(/^static\//, '')
      .split('/')
      .slice(-2)
      .join('/');
    return texts.some((text) => text.includes(name));
  };
}
