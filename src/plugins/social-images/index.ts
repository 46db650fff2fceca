import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltFolder, Step} from '../../build/post/pages';
import {socialImage} from '../../config/site';
import {imageOf} from './image';

/** Draws, for every document, the picture that other sites show beside a link to it. */
export function socialImages({folder, baseUrl}: BuiltFolder): Step {
  return {
    page({root, route}) {
      const image = imageOf(root, route);
      if (image) {
        const file = path.join(folder, socialImage(`/${route.slice(baseUrl.length)}`));
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, image);
      }
    },
  };
}
