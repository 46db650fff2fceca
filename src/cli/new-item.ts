/** Adds an item of a Marketplace add-on: its entry, its sprite, the skeleton of its recipe. Writes nothing. */
import {readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {isNode, isScalar, parseDocument, type YAMLMap} from 'yaml';
import {readKeyedData} from '../content/keyed-data';
import {nearest} from '../content/suggest';
import {kinds} from '../data/schema';
import {itemIdPattern} from '../data/schema/items';
import {formatProblems} from '../plugins/structured-data/problems';
import {parseFile} from '../plugins/structured-data/load';
import {yamlText} from './new-page';

/** What a writer decides about an item. */
export interface ItemOptions {
  /** `ftbst:copper_crook`. */
  item: string;
  /** As `src/sprites/sprites.yaml` writes it: `crook copper stick`. */
  sprite: string;
  /** File and group of `src/data/recipes`: `sieves-and-things/crooks`. */
  group: string;
  /** Name in the English game. */
  name: string;
  /** Route of the page that shows the recipe. */
  route: string;
}

/** A file of the repository and what is to stand in it. */
export interface Edit {
  file: string;
  text: string;
}

/** @param where file or folder that has them all */
function oneOf(what: string, value: string, allowed: readonly string[], where: string): void {
  if (!allowed.includes(value)) {
    const meant = nearest(value, allowed);
    throw new Error(
      `${what} "${value}" does not exist${meant === undefined ? '' : ` — did you mean "${meant}"?`} All stand in ${where}.`,
    );
  }
}

const yamlFiles = (root: string, folder: string) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({id: basename(file, '.yaml'), file: `${folder}/${file}`}))
    .map((one) => ({...one, text: readFileSync(join(root, one.file), 'utf8')}));

/** Id that a page names the recipe of a new item by. */
export function recipeIdOf(item: string, group: string): string {
  return `${group.split('/')[0]}/${localName(item)}`;
}

const localName = (item: string) => item.slice(item.indexOf(':') + 1).replaceAll('/', '_');

/** Inserts lines behind the last entry of a map that `belongs`; comments and the form of all others stay as they are. */
function append(
  text: string,
  keys: string[],
  lines: string,
  belongs: (key: string) => boolean = () => true,
): string {
  const document = parseDocument(text);
  const map = (keys.length === 0 ? document.contents : document.getIn(keys)) as YAMLMap;
  const last = map.items.filter(({key}) => isScalar(key) && belongs(String(key.value))).at(-1);
  const node = last?.value;
  const end = (isNode(node) && node.range?.[1]) || text.length;
  const before = text.slice(0, end).trimEnd();
  return `${before}\n${lines}${text.slice(before.length).replace(/^\n?/, '\n')}`;
}

/** Checks a line of `sprites.yaml` against the shapes and palettes that there are. */
function checkSprite(root: string, sprite: string): void {
  const shapes = readdirSync(join(root, 'src/sprites/shapes')).map((file) => basename(file, '.txt'));
  const palettes = readKeyedData(readFileSync(join(root, 'src/sprites/palettes.yaml'), 'utf8')).data;
  for (const layer of sprite.split(' + ')) {
    const [shape = '', ...colours] = layer.trim().split(/\s+/);
    oneOf('The shape', shape, shapes, 'src/sprites/shapes');
    colours.forEach((palette) =>
      oneOf('The palette', palette, Object.keys(palettes), 'src/sprites/palettes.yaml'),
    );
    if (colours.length === 0) {
      throw new Error(
        `The sprite "${sprite}" has no palette. Write a shape and its palettes: hammer silver stick.`,
      );
    }
  }
}

function checked(kindName: string, id: string, edit: Edit): Edit {
  const kind = kinds.find(({name}) => name === kindName)!;
  const {problems} = parseFile(kind, id, edit.file, edit.text);
  if (problems.length > 0) {
    throw new Error(formatProblems(problems));
  }
  return edit;
}

/**
 * Turns a writer's answers into changed files.
 * @param root absolute path of the repository
 * @throws what is wrong with them: an id that is taken or of an unknown add-on, an unknown shape, palette or group of recipes
 */
export function planItem(root: string, {item, sprite, group, name: title, route}: ItemOptions): Edit[] {
  if (!itemIdPattern.test(item)) {
    throw new Error(`"${item}" is no item id. Allowed: namespace:some_name, such as ftbst:copper_crook.`);
  }
  const [namespace = ''] = item.split(':');
  const items = yamlFiles(root, 'src/data/items').map((one) => ({
    ...one,
    ids: Object.keys((readKeyedData(one.text).data.items ?? {}) as object),
  }));
  const taken = items.find(({ids}) => ids.includes(item));
  if (taken) {
    throw new Error(
      `${item} exists already: ${taken.file}. For a recipe of it, add one under recipes: in src/data/recipes.`,
    );
  }
  const namespaces = [...new Set(items.flatMap(({ids}) => ids.map((id) => id.split(':')[0]!)))];
  oneOf('The add-on', namespace, namespaces, 'src/data/items');
  checkSprite(root, sprite);

  const recipes = yamlFiles(root, 'src/data/recipes').map((one) => ({
    ...one,
    groups: Object.keys((readKeyedData(one.text).data.groups ?? {}) as object),
  }));
  const groups = recipes.flatMap(({id, groups: own}) => own.map((name) => `${id}/${name}`));
  oneOf('The group of recipes', group, groups, 'src/data/recipes');
  const [bookId, groupId = ''] = group.split('/');
  const itemFile = items.find(({ids}) => ids.some((id) => id.startsWith(`${namespace}:`)))!;
  const book = recipes.find(({id}) => id === bookId)!;
  const sprites = readFileSync(join(root, 'src/sprites/sprites.yaml'), 'utf8');
  const recipe = [
    `      ${localName(item)}:`,
    '        kind: unpublished',
    `        result: ${item}`,
    `        page: ${route}`,
    '        unsure:',
    '          - Its recipe is not written down here yet.',
  ].join('\n');
  return [
    checked('items', itemFile.id, {
      file: itemFile.file,
      text: append(itemFile.text, ['items'], `  ${item}: {name: ${yamlText(title)}}`),
    }),
    {
      file: 'src/sprites/sprites.yaml',
      text: append(sprites, [], `${item}: ${sprite}`, (id) => id.startsWith(`${namespace}:`)),
    },
    checked('recipes', book.id, {
      file: book.file,
      text: append(book.text, ['groups', groupId, 'recipes'], recipe),
    }),
  ];
}
