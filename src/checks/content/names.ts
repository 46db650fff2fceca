import type {Page, TextRun} from '../../content';
import type {Check, Problem} from '../types';

/** Names as their owners write them. Only names that are no ordinary words: "Fabric" or "Windows" would catch too much. */
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

/** Spellings that differ by more than case. */
const spellings: Record<string, string> = {
  'curse forge': 'CurseForge',
  'neo forge': 'NeoForge',
  'mac os': 'macOS',
  'git hub': 'GitHub',
};

const canonical = new Map([
  ...names.map((name) => [name.toLowerCase(), name] as const),
  ...Object.entries(spellings),
]);
// Longest first, so that "FTB app" is read whole. Ids, paths and addresses (minecraft:stone, github.com) are not names.
const pattern = new RegExp(
  `(?<![\\w.:/@#-])(?:${[...canonical.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\w/@#-]|[:.]\\w)`,
  'gi',
);

export const properNames: Check = {
  name: 'names',
  why: 'A name spelt three ways cannot be searched for, and looks careless.',
  items: 'texts',
  run({content}) {
    const runs = content.documents.flatMap((page) => texts(page).map((text) => ({page, text})));
    return {examined: runs.length, problems: runs.flatMap(({page, text}) => misspelt(page, text))};
  },
};

/** Prose of a page: the body's text and what its front matter shows to readers. */
function texts(page: Page): TextRun[] {
  const shown = ['title', 'description', 'sidebar_label'].flatMap((key) => {
    const entry = page.frontMatter.entries.get(key);
    return typeof entry?.value === 'string'
      ? [{text: entry.value, line: entry.line, column: entry.column}]
      : [];
  });
  return [...shown, ...page.texts];
}

function misspelt({file, raw}: Page, {text, line, column, component}: TextRun): Problem[] {
  const lines = raw.split('\n');
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [written] = match;
    const name = canonical.get(written.toLowerCase())!;
    if (written === name || (component === 'FileTree' && isFileName(text, match.index))) {
      return [];
    }
    const below = text.slice(0, match.index).split('\n').length - 1;
    // Continued lines lose their indent in the parser, so the column is looked up in the page.
    const at = (lines[line - 1 + below] ?? '').indexOf(written, below === 0 ? column - 1 : 0);
    const fix = `write "${name}"; an id or a file name belongs in a \`code span\``;
    return [{file, line: line + below, column: at + 1, found: `"${written}"`, fix}];
  });
}

/** A line of a file tree is `name — note`. */
function isFileName(text: string, index: number): boolean {
  const note = text.indexOf(' — ');
  return note === -1 || index < note;
}
