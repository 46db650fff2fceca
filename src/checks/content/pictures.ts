import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../content/files';
import {listPictures, resolveImage} from '../../content/images';
import type {Check, Context, Problem} from '../types';

/** Bytes. A drawing in SVG is text and compresses well; more than this is a traced photograph. */
const limits = {svg: 40_000, raster: 200_000};

export const pictures: Check = {
  name: 'pictures',
  why: 'A reader on a phone waits for every byte of a picture; one that nobody shows is updated by nobody.',
  items: 'pictures',
  run(context) {
    const files = listPictures(context.root);
    const isShown = shownBy(context);
    return {
      examined: files.length,
      problems: files.flatMap((file) => [
        ...weigh(file, context.root),
        ...(isShown(file) ? [] : [idle(file)]),
      ]),
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

/** Served pictures go by their address (`/img/mark.svg`, in settings also `img/mark.svg`); a page's own by `_img/…`. */
function shownBy({content, root}: Context): (picture: string) => boolean {
  const targets = content.documents.flatMap((page) =>
    page.images.map((image) => resolveImage(image, page, root)),
  );
  const used = new Set(targets.map((target) => (target.type === 'file' ? target.file : undefined)));
  const isText = (file: string) => /\.(?:tsx?|jsx?|css|mdx?|ya?ml|json|webmanifest|html|xml)$/.test(file);
  const files = ['docs', 'src', 'static'].flatMap((folder) =>
    listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`),
  );
  const settings = ['docusaurus.config.ts', 'sidebars.ts'].filter((file) =>
    fs.existsSync(path.join(root, file)),
  );
  const texts = [...settings, ...files.filter((file) => isText(file) && !file.startsWith('src/checks/'))].map(
    (file) => fs.readFileSync(path.join(root, file), 'utf8'),
  );
  return (picture) =>
    used.has(picture) || texts.some((text) => text.includes(picture.replace(/^static\//, '')));
}
