import {named} from './built-site';
import type {Check} from '../types';

export const pageImages: Check = {
  name: 'page-images',
  why: 'A picture without the attribute alt is read out by its file name.',
  items: 'pictures of built pages',
  run({site}) {
    const images = site.allPages.flatMap((page) =>
      named(page, 'img').map(({attributes}) => ({page, attributes})),
    );
    return {
      examined: images.length,
      problems: images
        .filter(({attributes}) => attributes.alt === undefined)
        .map(({page, attributes}) => ({
          file: page.file,
          found: `picture "${attributes.src ?? ''}" has no alt`,
          fix: 'describe it, or write alt="" where it only decorates',
        })),
    };
  },
};
