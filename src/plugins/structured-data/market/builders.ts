import type {BuilderEntry, BuilderMaterial} from '../../../data/schema/market';
import type {MaterialFile} from '../../../data/schema/materials';
import type {TraitFile} from '../../../data/schema/traits';
import {findSprite} from '../../../sprites/cells';
import type {Palette} from '../../../sprites/read';
import type {Named} from '../entries';
import type {DataFile} from '../load';
import type {Items} from './items';
import {materialAnchor, traitsOf} from './materials';
import {address} from './routes';

/** What no trait file says of a trait is nothing to be unsure of. */
function unsureOf(file: DataFile | undefined, trait: string): string[] {
  const groups = Object.values((file?.data as TraitFile | undefined)?.groups ?? {});
  return groups.map(({traits}) => traits[trait]).find((found) => found !== undefined)?.unsure ?? [];
}

const hex = (colour: Palette[number]) =>
  `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`.replace(/ff$/, '');

/** Colours of the first of these sprites that there is. */
function coloursOf(...ids: string[]): string[] {
  const sprite = ids.map((id) => findSprite(id)).find((found) => found !== undefined);
  return sprite?.layers[0]?.palettes[0]?.map(hex) ?? [];
}

/** Letters of the five tones of the first, second and third palette. */
const alphabets = ['01234', 'abcde', 'ABCDE'];

/** A tool's sprite without its colours. */
function pixelsOf(id: string): string[] {
  const shape = findSprite(id)?.layers[0]?.shape;
  return shape && 'rows' in shape
    ? shape.rows.map((row) =>
        row.map((pixel) => (pixel ? (alphabets[pixel.palette]?.[pixel.tone] ?? '.') : '.')).join(''),
      )
    : [];
}

/** Materials of a file with their numbers, traits and the colours of their parts. */
function materialsOf(
  {tools = {}, groups}: MaterialFile,
  traits: ReturnType<typeof traitsOf>,
): BuilderMaterial[] {
  // A part without a sprite in this material has the colours of a plain one.
  const heads = Object.values(tools).map(({head}) => head);
  return Object.values(groups).flatMap(({tier, page, materials}) =>
    Object.entries(materials).flatMap(([id, {name, head, handle, trait: traitId, since}]) => {
      const trait = traits.get(traitId);
      // The file has been told of a trait that is not there.
      if (trait === undefined) return [];
      const href = address(page, materialAnchor(id));
      const colours = coloursOf(...heads.flatMap((part) => [`${part}/${id}`, part]));
      return [{id, name, tier, href, head, handle, trait, ...(since !== undefined && {since}), colours}];
    }),
  );
}

function toolsOf(from: DataFile, items: Items): BuilderEntry['tools'] {
  const {tools = {}, binding} = from.data as MaterialFile;
  return Object.entries(tools).map(([id, tool]) => {
    const nameOf = (key: string, item: string) => items.find(from, ['tools', id, key], item)?.name ?? item;
    if (tool.binding && !binding) {
      const fix = 'the file names no binding; add binding: {item: …, trait: …}';
      items.complain(from, ['tools', id, 'binding'], fix);
    }
    return {
      id,
      name: nameOf('item', tool.item),
      head: nameOf('head', tool.head),
      handle: nameOf('handle', tool.handle),
      binding: tool.binding ?? false,
      station: nameOf('at', tool.at),
      pixels: pixelsOf(tool.item),
    };
  });
}

/** What a tool builder needs of the files of materials that name tools: numbers, names, sprites, and no texts. */
export function builderEntries(
  files: readonly DataFile[],
  traitFiles: readonly DataFile[],
  items: Items,
): Named[] {
  return files.flatMap((from): Named[] => {
    const file = from.data as MaterialFile;
    const {title, source, tools, binding} = file;
    if (tools === undefined) {
      return [];
    }
    const traitFile = traitFiles.find(({id}) => id === from.id);
    const traits = traitsOf(traitFile);
    const trait = binding && traits.get(binding.trait);
    if (binding && !trait) {
      items.complain(
        from,
        ['binding', 'trait'],
        `unknown trait "${binding.trait}"; traits stand in src/data/traits/${from.id}.yaml`,
      );
    }
    const entry: BuilderEntry = {
      id: from.id,
      title,
      file: from.file,
      source,
      materials: materialsOf(file, traits),
      tools: toolsOf(from, items),
      ...(binding &&
        trait && {
          binding: {
            name: items.find(from, ['binding', 'item'], binding.item)?.name ?? binding.item,
            colours: coloursOf(binding.part),
            trait,
            unsure: unsureOf(traitFile, binding.trait),
          },
        }),
    };
    return [{kind: 'builders', id: from.id, entry, from}];
  });
}
