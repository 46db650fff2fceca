import {visit} from 'unist-util-visit';
import type {Page, TextRun} from '../../content';
import {textOf} from '../../content/body';
import {positionAt} from '../source-files';
import type {Check, Problem} from '../types';

/** Words that tell the reader nothing, and what to do instead. */
const fillers: Record<string, string> = {
  simply: 'leave it out: who is stuck does not find it simple',
  easily: 'leave it out: who is stuck does not find it easy',
  obviously: 'leave it out, or say what makes it so',
  'of course': 'leave it out',
  basically: 'leave it out',
  actually: 'leave it out',
  'as you know': 'leave it out',
  'needless to say': 'leave it out',
  'please note': 'say it, or use :::note',
  'in order to': 'write "to"',
  utilize: 'write "use"',
  nowadays: 'say the version',
  'as of now': 'say the version',
  currently: 'say the version',
};

/**
 * Names as their owners write them. Only names that are no ordinary words: "Fabric" or "Windows" would catch too much.
 * Not markdownlint's MD044, which takes ids in the properties of components for names.
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

/** By spelling in lower case; some differ by more than case. */
const nameOf = new Map([
  ...names.map((name) => [name.toLowerCase(), name] as const),
  ['curse forge', 'CurseForge'],
  ['neo forge', 'NeoForge'],
  ['mac os', 'macOS'],
  ['git hub', 'GitHub'],
]);

// Longest first, so that "FTB app" is read whole.
const anyOf = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join('|');
const fillerPattern = new RegExp(`(?<![\\w-])(?:${anyOf(Object.keys(fillers))})(?![\\w-])`, 'gi');
// Ids, paths and addresses (minecraft:stone, github.com) are not names.
const namePattern = new RegExp(`(?<![\\w.:/@#-])(?:${anyOf(nameOf.keys())})(?![\\w/@#-]|[:.]\\w)`, 'gi');

/** Link texts that say nothing when read out on their own. */
const vagueLink =
  /^(?:click )?(?:here|this|this page|link|this link|more|read more|learn more|see more)\W*$/i;

/** Picture texts that name the medium or the file, not what is to be seen. */
const vaguePicture =
  /^(?:an? |the )?(?:image|img|picture|photo|screenshot|icon|logo|diagram|figure|graphic|drawing)s?(?: ?\d+)?$|^(?:image|picture|photo|screenshot) of |\.(?:svg|png|jpe?g|gif|webp|avif)$/i;

/** A hint of a template that nobody replaced; see `src/templates`. */
const hint = /\{\/\* Write:(.*?)\*\/\}/gs;

export const words: Check = {
  name: 'words',
  why: 'Filler hides the sentence, a name spelt three ways cannot be searched for, and a link called "here" leads nowhere in a list of links.',
  items: 'texts, links and pictures',
  run({content}) {
    const results = content.documents.map((page) => {
      const runs = [...frontTexts(page), ...page.texts];
      return {
        examined: runs.length + page.links.length + page.images.length,
        problems: [
          ...runs.flatMap((run) => misspeltNames(page, run)),
          ...fillersAndLinks(page),
          ...vaguePictures(page),
          ...hints(page),
        ],
      };
    });
    return {
      examined: results.reduce((sum, {examined}) => sum + examined, 0),
      problems: results.flatMap(({problems}) => problems),
    };
  },
};

/** What the front matter shows to readers. */
function frontTexts({frontMatter}: Page): TextRun[] {
  return ['title', 'description', 'sidebar_label'].flatMap((key) => {
    const entry = frontMatter.entries.get(key);
    return typeof entry?.value === 'string' ? [{...entry, text: entry.value}] : [];
  });
}

function misspeltNames({file, raw}: Page, {text, line, column, component}: TextRun): Problem[] {
  const lines = raw.split('\n');
  return [...text.matchAll(namePattern)].flatMap(({0: written, index}) => {
    const name = nameOf.get(written.toLowerCase())!;
    // A line of a file tree is `name — note`.
    const note = text.indexOf(' — ');
    if (written === name || (component === 'FileTree' && (note === -1 || index < note))) {
      return [];
    }
    const below = positionAt(text, index).line - 1;
    // Continued lines lose their indent in the parser, so the column is looked up in the page.
    const at = (lines[line - 1 + below] ?? '').indexOf(written, below === 0 ? column - 1 : 0);
    const fix = `write "${name}"; an id or a file name belongs in a \`code span\``;
    return [{file, line: line + below, column: at + 1, found: `"${written}"`, fix}];
  });
}

function fillersAndLinks({file, tree}: Page): Problem[] {
  const problems: Problem[] = [];
  if (tree === undefined) {
    return problems;
  }
  visit(tree, (node, _, parent) => {
    const {line = 1, column = 1} = node.position?.start ?? {};
    if (node.type === 'text' && parent?.type !== 'strong') {
      // Bold is the product's own label, spelt as the product does.
      for (const {0: written, index} of node.value.matchAll(fillerPattern)) {
        const below = positionAt(node.value, index).line - 1;
        const place = {file, line: line + below, ...(below === 0 && {column: column + index})};
        problems.push({...place, found: `"${written}"`, fix: fillers[written.toLowerCase()]!});
      }
    } else if (node.type === 'link' && vagueLink.test(textOf(node).trim())) {
      const found = `link text "${textOf(node)}"`;
      const fix = 'write what the reader finds there';
      problems.push({file, line, column, found, allowed: 'the name of what it leads to', fix});
    }
  });
  return problems;
}

/** Here and not by markdownlint's MD045, which does not read pictures in JSX. */
function vaguePictures({file, images}: Page): Problem[] {
  return images
    .filter(({alt = ''}) => alt.trim() === '' || vaguePicture.test(alt.trim()))
    .map(({alt = '', url, line, column}) => ({
      file,
      line,
      column,
      found: alt.trim() === '' ? `picture "${url}" has no text` : `picture text "${alt}" names no content`,
      fix: 'say in words what a reader should see, without "image of": ![text](…) or alt="text"',
    }));
}

function hints({file, raw}: Page): Problem[] {
  const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');
  return [...raw.matchAll(hint)].map(({0: found, 1: text = '', index}) => ({
    file,
    ...positionAt(raw, index),
    found: `"${oneLine(found)}"`,
    allowed: 'a published page has no hints of its template',
    fix: `write ${oneLine(text).replace(/\.$/, '')}, or remove the part`,
  }));
}
