import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../content/files';
import type {Check, Problem} from '../types';

/** Maximum file sizes in bytes. A larger SVG is probably a traced photograph. */
const limits = {svg: 40_000, raster: 200_000};

export const pictures: Check = {
  name: 'pictures',
  why: 'Large pictures are slow on a phone, and unused pictures become outdated.',
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
      problems: files.flatMap((file) => [...checkSize(file, root), ...(isShown(file) ? [] : [unused(file)])]),
    };
  },
};

function checkSize(file: string, root: string): Problem[] {
  const size = fs.statSync(path.join(root, file)).size;
  const limit = file.endsWith('.svg') ? limits.svg : limits.raster;
  if (size <= limit) {
    return [];
  }
  const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} KB`;
  const fix = 'simplify the drawing, make it smaller, or save it as WebP';
  return [{file, found: `the file has ${kilobytes(size)}`, allowed: `at most ${kilobytes(limit)}`, fix}];
}

const unused = (file: string): Problem => ({
  file,
  found: 'no page, component or setting uses this picture',
  fix: 'use it or delete it',
});

/** Returns a function that searches the sources for the last folder and the name of a picture, such as `img/mark.svg`. */
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
