import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {socialImage} from '../../config/site';
import {readBuiltPages, wanted} from '../built-pages';

/** Draws, for every document, the picture that other sites show beside a link to it. */
export default function socialImages(): Plugin {
  wanted.add('image');
  return {
    name: 'social-images',
    async postBuild(props) {
      const {outDir, routesPaths, baseUrl} = props;
      const pages = await readBuiltPages(props);
      for (const route of routesPaths.map((encoded) => decodeURI(encoded))) {
        const inside = route.slice(baseUrl.length);
        const image = pages.get(`${inside}.html`)?.image;
        if (image) {
          const file = path.join(outDir, socialImage(`/${inside}`));
          await mkdir(path.dirname(file), {recursive: true});
          await writeFile(file, image);
        }
      }
    },
  };
}
