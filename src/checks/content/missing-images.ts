import path from 'node:path';
import {listPictures, resolveImage} from '../../content/images';
import {nearest} from '../../content/suggest';
import type {Check, Problem} from '../types';

export const missingImages: Check = {
  name: 'missing-images',
  why: 'A picture that is not there stops the build, or leaves a hole in the page.',
  items: 'pages',
  run({content, root}) {
    const problems: Problem[] = [];
    let pictures = 0;
    for (const page of content.documents) {
      for (const image of page.images) {
        pictures += 1;
        const target = resolveImage(image, page, root);
        const told = (found: string, fix: string) =>
          problems.push({
            file: page.file,
            line: image.line,
            column: image.column,
            found: `picture "${image.url}" ${found}`,
            fix,
          });
        if (target.type === 'external') {
          told('comes from another host', 'put our own drawing into the _img folder beside the page');
        } else if (target.type === 'unbundled') {
          told(
            'is a relative path in JSX, which no browser can resolve',
            'write it in Markdown: ![text](./_img/name.svg)',
          );
        } else if (!target.exists) {
          told(`does not exist: there is no file ${target.file}`, suggestion(target.file, root));
        }
      }
    }
    return {examined: content.documents.length, problems, notes: [`${pictures} pictures in them`]};
  },
};

function suggestion(file: string, root: string): string {
  const pictures = listPictures(root);
  const namesake = pictures.find((picture) => path.posix.basename(picture) === path.posix.basename(file));
  const meant = namesake ?? nearest(file, pictures);
  return meant === undefined ? 'add the file or correct the path' : `did you mean ${meant}?`;
}
