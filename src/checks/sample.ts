import type {Nodes, RootContent} from 'mdast';
import {findReferences} from '../build/remark/data-refs/references';
import {documentedMinecraft, minecraftVersions, type Minecraft} from '../config/minecraft';
import {sectionOf} from '../config/sections';
import type {ContentModel, Page} from '../content';
import {rowsOf, type DataFile} from '../data/model/load';
import {indexOf, type SiteData} from '../data/model/read';
import {randomFrom} from '../facts/names/mutations';
import {inVersion, versionsOf, type Values} from '../facts/names/texts';
import {blocksOf} from './content/prose';

/** Collects the statements on the site and draws random samples, which a person then compares with the sources. */

export type Statement = {
  section: string;
  /** Version of Minecraft to which the statement applies; undefined on pages without versions. */
  minecraft?: Minecraft;
  page: string;
  heading?: string;
  statement: string;
  /** File and line, such as `docs/app/index.mdx:12`. */
  source: string;
};

const sentences = (text: string) =>
  text.split(/(?<=[.!?])\s+(?=[A-Z`*])/).filter((sentence) => sentence.split(/\s+/).length > 3);

/** Returns the versions of Minecraft to which pages of a section apply by default. */
const versionsOfSection = (section: string): readonly (Minecraft | undefined)[] =>
  section === 'mods' ? [documentedMinecraft] : [undefined];

/**
 * Returns a part of a page as it is shown for one version of Minecraft: without `<For>` elements for other versions.
 */
function shownFor<T extends Nodes>(node: T, minecraft: Minecraft | undefined): T {
  if (minecraft === undefined || !('children' in node)) {
    return node;
  }
  const shown = node.children.filter((child) => versionsOf(child, [minecraft]).includes(minecraft));
  return {...node, children: shown.map((child) => shownFor(child, minecraft))};
}

/** Returns the versions of all `<For>` elements inside a part of a page. */
const versionsInside = (node: Nodes): readonly Minecraft[] => [
  ...versionsOf(node, []),
  ...('children' in node ? node.children.flatMap(versionsInside) : []),
];

function ofProse({file, route, tree}: Page, section: string): Statement[] {
  let heading: string | undefined;
  return tree.children.flatMap((child: RootContent) => {
    if (child.type === 'heading') {
      heading = blocksOf({type: 'root', children: [child]})[0]?.text;
      return [];
    }
    const versions = new Set([
      ...versionsOf(child, versionsOfSection(section) as Minecraft[]),
      ...versionsInside(child),
    ]);
    return [...versions].flatMap((minecraft) =>
      blocksOf({type: 'root', children: [shownFor(child, minecraft)]})
        .slice(child.type === 'table' ? 1 : 0)
        .flatMap(({text, line}) =>
          (child.type === 'table' ? [text] : sentences(text)).map((each) => ({
            ...{section, minecraft, page: route, heading, statement: each.replace(/\s+/g, ' ')},
            source: `${file}:${line}`,
          })),
        ),
    );
  });
}

/** Formats a row as `key: value | key: value`. */
function told(row: object): string {
  return Object.entries(row)
    .filter(([key, value]) => !['in', 'versions'].includes(key) && value !== null && value !== undefined)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' | ');
}

function ofData({route, elements}: Page, section: string, {files, entries}: SiteData): Statement[] {
  const shown = findReferences(elements, indexOf(entries));
  return shown.flatMap(({kind, ids: [id = '']}) =>
    files
      .filter((file) => file.kind.name === kind && `${id}/`.startsWith(`${file.id}/`))
      .flatMap((file) => rowsIn(file, id.slice(file.id.length + 1)))
      .flatMap(({file, row, keys, groupId}) =>
        (section === 'mods' ? minecraftVersions : [undefined]).flatMap((minecraft): Statement[] => {
          const {releases = {}} = (file.data.source ?? {}) as {releases?: object};
          const there = minecraft === undefined ? row : inVersion(row, minecraft, releases);
          const source = `${file.file}:${file.locate(keys).line}`;
          return there
            ? [{section, minecraft, page: route, heading: groupId, statement: told(there), source}]
            : [];
        }),
      ),
  );
}

/** Returns the rows of a file. `part` limits them to a group or a row; an empty string selects all rows. */
const rowsIn = (file: DataFile, part: string) =>
  rowsOf<Values>(file)
    .filter(({groupId, id}) => part === '' || part === groupId || part === id || part === `${groupId}/${id}`)
    .map((row) => ({file, ...row}));

/** Returns all statements on published pages: sentences, table rows, and data rows for each version of Minecraft. */
export function statementsOf(content: ContentModel, data: SiteData): Statement[] {
  return content.pages
    .filter(({draft}) => !draft)
    .flatMap((page) => {
      const section = sectionOf(page.route)?.id;
      return section === undefined ? [] : [...ofProse(page, section), ...ofData(page, section, data)];
    });
}

/**
 * Draws a random sample with the same number of statements from each stratum (a section and a version of Minecraft), if
 * the stratum is large enough.
 * @param seed seed of the random number generator; the same seed returns the same sample
 */
export function drawFrom(statements: readonly Statement[], count: number, seed: number): Statement[] {
  const random = randomFrom(seed);
  const strata = new Map<string, Statement[]>();
  for (const one of statements) {
    const name = `${one.section} ${one.minecraft ?? ''}`;
    strata.set(name, [...(strata.get(name) ?? []), one]);
  }
  const drawn: Statement[] = [];
  // Takes one statement from each stratum in turn, so that large strata compensate for exhausted ones.
  while (drawn.length < Math.min(count, statements.length)) {
    for (const left of strata.values()) {
      if (left.length > 0 && drawn.length < count) {
        drawn.push(...left.splice(Math.floor(random() * left.length), 1));
      }
    }
  }
  return drawn;
}
