import {visit} from 'unist-util-visit';
import type {Page} from '../../content';
import {startOf} from '../../content/body';
import {positionAt} from '../source-files';
import type {Check, Problem} from '../types';

/** Filler words, with the fix for each. */
const fillers: Record<string, string> = {
  simply: 'leave it out: a reader who is stuck does not find it simple',
  easily: 'leave it out: a reader who is stuck does not find it easy',
  obviously: 'leave it out, or give the reason',
  'of course': 'leave it out',
  basically: 'leave it out',
  actually: 'leave it out',
  'as you know': 'leave it out',
  'needless to say': 'leave it out',
  'please note': 'leave it out, or use :::note',
  'in order to': 'write "to"',
  utilize: 'write "use"',
  nowadays: 'give the version instead',
  'as of now': 'give the version instead',
  currently: 'give the version instead',
};

/**
 * Names in their official spelling, except for names that are also common words, such as "Fabric" and "Windows".
 * markdownlint's MD044 would also report names in ids and in props of components.
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

/** Names by their lower-case spellings and by common misspellings. */
const nameOf = new Map([
  ...names.map((name) => [name.toLowerCase(), name] as const),
  ['curse forge', 'CurseForge'],
  ['neo forge', 'NeoForge'],
  ['mac os', 'macOS'],
  ['git hub', 'GitHub'],
]);

// Longest first, so that "FTB app" takes precedence over "FTB". The pattern below excludes ids and addresses, such as
// minecraft:stone and github.com.
const anyOf = [...Object.keys(fillers), ...nameOf.keys()].sort((a, b) => b.length - a.length).join('|');
const pattern = new RegExp(`(?<![\\w.:/@#-])(?:${anyOf})(?![\\w/@#-]|[:.]\\w)`, 'gi');

/** Matches alt text that does not describe the picture: none, a file name, or only the medium, such as "Screenshot". */
const vaguePicture =
  /^$|^(?:an? |the )?(?:image|img|picture|photo|screenshot|icon|logo|diagram|figure|graphic|drawing)s?(?: ?\d+)?$|^(?:image|picture|photo|screenshot) of |\.(?:svg|png|jpe?g|gif|webp|avif)$/i;

/** A placeholder from a page template in `src/templates`. */
const hint = /\{\/\* Write:(.*?)\*\/\}/gs;

export const words: Check = {
  name: 'words',
  why: 'Filler makes sentences longer, a search for one spelling of a name misses the others, and some readers cannot see pictures.',
  items: 'passages and pictures',
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
                ? `the picture "${url}" has no alternative text`
                : `the alternative text "${alt}" does not describe the picture`,
            fix: 'describe what the picture shows, without "image of": ![description](…)',
          })),
        ...content.documents.flatMap(hints),
      ],
    };
  },
};

/** A piece of prose with its position. */
interface Prose {
  text: string;
  line: number;
  column: number;
  /**
   * Whether fillers are allowed, because the prose may be a quotation: bold text is a label in the product, and a
   * title or description may contain a message.
   */
  isQuote: boolean;
}

/** Returns the prose of a page without code, and the values of the front matter that readers see. */
function textsOf({tree, frontMatter: {data, locate}}: Page): Prose[] {
  const texts = ['title', 'description', 'sidebar_label'].flatMap((key): Prose[] =>
    typeof data[key] === 'string' ? [{text: data[key], ...locate([key]), isQuote: true}] : [],
  );
  visit(tree, 'text', (node, index, parent) => {
    // The parser treats `:stone` in `minecraft:stone` as a directive, which Docusaurus turns back into text.
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
    // The parser strips the indentation of continuation lines, so the column is looked up in the source of the page.
    const at = (lines[line - 1 + below] ?? '').indexOf(written, below === 0 ? column - 1 : 0);
    const spelling = `write "${name}", or put an id or file name in a \`code span\``;
    const [found, fix] =
      name === undefined
        ? [`the filler "${written}"`, fillers[written.toLowerCase()]!]
        : [`the misspelling "${written}"`, spelling];
    return [{file, line: line + below, column: at + 1, found, fix}];
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
    found: `placeholder from a template: "${oneLine(found)}"`,
    fix: `replace it with text (${oneLine(text).replace(/\.$/, '')}), or delete it`,
  }));
}
