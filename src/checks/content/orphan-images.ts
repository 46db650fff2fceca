import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../content/files';
import {listPictures, resolveImage} from '../../content/images';
import type {Check} from '../types';

export const orphanImages: Check = {
  name: 'orphan-images',
  why: 'A picture nobody shows is still downloaded by everyone who clones the site, and is updated by nobody.',
  items: 'pictures',
  run({content, root}) {
    const used = new Set<string>();
    for (const page of content.documents) {
      for (const image of page.images) {
        const target = resolveImage(image, page, root);
        if (target.type === 'file') {
          used.add(target.file);
        }
      }
    }
    const sources = readSources(root);
    const pictures = listPictures(root);
    const orphans = pictures.filter((picture) => !used.has(picture) && !isNamed(picture, sources));
    return {
      examined: pictures.length,
      problems: orphans.map((file) => ({
        file,
        found: 'no page, component or setting shows this picture',
        fix: 'use it or delete it',
      })),
    };
  },
};

/** Served pictures go by their address (`/img/mark.svg`, in settings also `img/mark.svg`); a page's own by `_img/…`. */
function isNamed(picture: string, sources: string[]): boolean {
  const name = picture.startsWith('static/') ? picture.slice('static/'.length) : picture;
  return sources.some((source) => source.includes(name));
}

/** Every text that may name a picture: code, styles, settings, pages, and what is served as it is. */
function readSources(root: string): string[] {
  const isText = (file: string) => /\.(?:tsx?|jsx?|css|mdx?|ya?ml|json|webmanifest|html|xml)$/.test(file);
  const files = ['docs', 'src', 'static'].flatMap((folder) =>
    listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`),
  );
  const top = fs.readdirSync(root).filter((file) => /^(?:docusaurus\.config|sidebars)\.ts$/.test(file));
  return [...top, ...files.filter((file) => isText(file) && !file.startsWith('src/checks/'))].map((file) =>
    fs.readFileSync(path.join(root, file), 'utf8'),
  );
}
