import type {Image, Page} from '../../content';
import type {Check, Problem} from '../types';

/** Texts that name the medium or the file, not what is to be seen. */
const generic =
  /^(?:an? |the )?(?:image|img|picture|photo|screenshot|icon|logo|diagram|figure|graphic|drawing)s?(?: ?\d+)?$|^(?:image|picture|photo|screenshot) of |\.(?:svg|png|jpe?g|gif|webp|avif)$/i;

export const imageAlt: Check = {
  name: 'image-alt',
  why: 'Who cannot see a picture gets its text instead; without one the step that needs the picture is lost.',
  items: 'pages',
  run({content}) {
    const pictures = content.documents.reduce((sum, page) => sum + shown(page).length, 0);
    return {
      examined: content.documents.length,
      problems: content.documents.flatMap(checkPage),
      notes: [`${pictures} pictures in them`],
    };
  },
};

/** An import is no picture on the page: the element that uses it is. */
function shown(page: Page): Image[] {
  return page.images.filter(({alt, kind}) => !(kind === 'import' && alt === ''));
}

function checkPage(page: Page): Problem[] {
  const seen = new Map<string, Image>();
  return shown(page).flatMap((image): Problem[] => {
    const at = {file: page.file, line: image.line, column: image.column};
    const alt = image.alt?.trim() ?? '';
    if (alt === '') {
      return [
        {
          ...at,
          found: `picture "${image.url}" has no text`,
          fix: 'say in words what a reader should see: ![text](…) or alt="text"',
        },
      ];
    }
    if (generic.test(alt)) {
      return [
        {
          ...at,
          found: `picture text "${alt}" names no content`,
          fix: 'say what is to be seen, without "image of"',
        },
      ];
    }
    const earlier = seen.get(alt);
    seen.set(alt, image);
    return earlier !== undefined && earlier.url !== image.url
      ? [
          {
            ...at,
            found: `picture text "${alt}" stands on line ${earlier.line} for another picture`,
            fix: 'say what tells the two apart',
          },
        ]
      : [];
  });
}
