import {visit} from 'unist-util-visit';
import type {Page} from '../../content';
import {startOf} from '../../content/body';
import {positionAt} from '../source-files';
import type {Check, Problem} from '../types';

/** Words without information for the reader, and what to do instead. */
const fillers: Record<string, string> = {
  simply: 'leave it out: a reader who is stuck does not find it simple',
  easily: 'leave it out: a reader who is stuck does not find it easy',
  obviously: 'leave it out, or say what makes it so',
  'of course': 'leave it out',
  basically: 'leave it out',
  actually: 'leave it out',
  'as you know': 'leave it out',
  'needless to say': 'leave it out',
  'please note': 'say it, or use :::note',
  'in order to': 'write "to"',
  utilize: 'write "use"',
  nowadays: 'name the version',
  'as of now': 'name the version',
  currently: 'name the version',
};

/**
 * Names as their owners write them. Excludes names that are also common words, such as "Fabric" and "Windows".
 * markdownlint's MD044 cannot do this: it also finds names in ids and properties of components.
 */
const names = [
  'BisectHosting',
  'CurseForge',
  'Discord',
  'Feed The Beast',
  'FTB',
  'FTB App',
  'GitHub',
  'JavaScript',
  'KubeJS',
  'Linux',
  'macOS',
  'Minecraft',
  'Modrinth',
  'NeoForge',
  'Overwolf',
  'XMod Compat',
];

/** Names by their lower-case spelling, and by some common misspellings. */
const nameOf = new Map([
  ...names.map((name) => [name.toLowerCase(), name] as const),
  ['curse forge', 'CurseForge'],
  ['neo forge', 'NeoForge'],
  ['mac os', 'macOS'],
  ['git hub', 'GitHub'],
]);

// Longest first, so that "FTB app" is matched as a whole. Excludes ids, paths and addresses (minecraft:stone, github.com).
const anyOf = [...Object.keys(fillers), ...nameOf.keys()].sort((a, b) => b.length - a.length).join('|');
const pattern = new RegExp(`(?<![\\w.:/@#-])(?:${anyOf})(?![\\w/@#-]|[:.]\\w)`, 'gi');

/** Alternative texts that name the medium or the file instead of the content. */
const vaguePicture =
  /^$|^(?:an? |the )?(?:image|img|picture|photo|screenshot|icon|logo|diagram|figure|graphic|drawing)s?(?: ?\d+)?$|^(?:image|picture|photo|screenshot) of |\.(?:svg|png|jpe?g|gif|webp|avif)$/i;

/** A hint of a template (`src/templates`). */
const hint = /\{\/\* Write:(.*?)\*\/\}/gs;

export const words: Check = {
  name: 'words',
  why: 'Filler makes sentences longer, a name with three spellings cannot be searched for, and some readers cannot see a picture.',
  items: 'texts and pictures',
  run({content}) {
    const texts = content.documents.flatMap((page) => textsOf(page).map((text) => ({page, ...text})));
    const pictures = content.documents.flatMap(picturesOf);
    return {
      examined: texts.length + pictures.length,
      problems: [
        ...texts.flatMap(({page, ...text}) => misspelt(page, text)),
        ...pictures
          .filter(({alt}) => vaguePicture.test(alt))
          .map(({place, url, alt}) => ({
            ...place,
            found:
              alt === ''
                ? `picture "${url}" has no text`
                : `picture text "${alt}" does not describe the content`,
            fix: 'describe what a reader should see, without "image of": ![text](…)',
          })),
        ...content.documents.flatMap(hints),
      ],
    };
  },
};

/** A text with its position. */
interface Prose {
  text: string;
  line: number;
  column: number;
  /** Whether to ignore fillers: bold text is a label of the product, and a title or description may quote a message. */
  isQuote: boolean;
}

/** Texts of a page outside of code, and the texts of its front matter that readers see. */
function textsOf({tree, frontMatter: {data, locate}}: Page): Prose[] {
  const texts = ['title', 'description', 'sidebar_label'].flatMap((key): Prose[] =>
    typeof data[key] === 'string' ? [{text: data[key], ...locate([key]), isQuote: true}] : [],
  );
  visit(tree, 'text', (node, index, parent) => {
    // The parser reads `:stone` in `minecraft:stone` as a directive; Docusaurus turns it back into text.
    const next = parent?.children[(index ?? 0) + 1];
    const text = node.value + (next?.type === 'textDirective' ? `:${next.name}` : '');
    texts.push({text, ...startOf(node), isQuote: parent?.type === 'strong'});
  });
  return texts;
}

/** Finds fillers and misspelt names. */
function misspelt({file, raw}: Page, {text, line, column, isQuote}: Prose): Problem[] {
  const lines = raw.split('\n');
  return [...text.matchAll(pattern)].flatMap(({0: written, index}) => {
    const name = nameOf.get(written.toLowerCase());
    if (written === name || (isQuote && name === undefined)) {
      return [];
    }
    const below = positionAt(text, index).line - 1;
    // The parser strips the indent of continuation lines, so the column is looked up in the page's source.
    const at = (lines[line - 1 + below] ?? '').indexOf(written, below === 0 ? column - 1 : 0);
    const spelling = `write "${name}"; an id or a file name belongs in a \`code span\``;
    const fix = name === undefined ? fillers[written.toLowerCase()]! : spelling;
    return [{file, line: line + below, column: at + 1, found: `"${written}"`, fix}];
  });
}

function picturesOf({file, tree}: Page) {
  const pictures: {place: Pick<Problem, 'file' | 'line' | 'column'>; url: string; alt: string}[] = [];
  visit(tree, 'image', (node) => {
    pictures.push({place: {file, ...startOf(node)}, url: node.url, alt: (node.alt ?? '').trim()});
  });
  return pictures;
}

function hints({file, raw}: Page): Problem[] {
  const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');
  return [...raw.matchAll(hint)].map(({0: found, 1: text = '', index}) => ({
    file,
    ...positionAt(raw, index),
    found: `"${oneLine(found)}"`,
    allowed: 'no hints of a template on a published page',
    fix: `write ${oneLine(text).replace(/\.$/, '')}, or remove the part`,
  }));
}
