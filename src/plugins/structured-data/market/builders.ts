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

/** What a tool builder needs of the files of materials that name tools: numbers, names, sprites, and no texts. */
export function builderEntries(
  files: readonly DataFile[],
  traitFiles: readonly DataFile[],
  items: Items,
): Named[] {
  return files.flatMap((from): Named[] => {
    const {title, source, tools, binding, groups} = from.data as MaterialFile;
    if (tools === undefined) {
      return [];
    }
    const traitFile = traitFiles.find(({id}) => id === from.id);
    const traits = traitsOf(traitFile);
    // A part without a sprite in this material has the colours of a plain one.
    const heads = Object.values(tools).map(({head}) => head);
    const materials = Object.values(groups).flatMap(({tier, page, materials: rows}) =>
      Object.entries(rows).flatMap(([id, {name, head, handle, trait: traitId, since}]): BuilderMaterial[] => {
        const trait = traits.get(traitId);
        // The file has been told of a trait that is not there.
        return trait === undefined
          ? []
          : [
              {
                id,
                name,
                tier,
                href: address(page, materialAnchor(id)),
                head,
                handle,
                trait,
                ...(since !== undefined && {since}),
                colours: coloursOf(...heads.flatMap((part) => [`${part}/${id}`, part])),
              },
            ];
      }),
    );
    const nameOf = (keys: PropertyKey[], id: string) => items.find(from, keys, id)?.name ?? id;
    const bindingTrait = binding && traits.get(binding.trait);
    if (binding && !bindingTrait) {
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
      materials,
      tools: Object.entries(tools).map(([id, tool]) => {
        const keys = (key: string) => ['tools', id, key];
        if (tool.binding && !binding) {
          items.complain(
            from,
            keys('binding'),
            'the file names no binding; add binding: {item: …, trait: …}',
          );
        }
        return {
          id,
          name: nameOf(keys('item'), tool.item),
          head: nameOf(keys('head'), tool.head),
          handle: nameOf(keys('handle'), tool.handle),
          binding: tool.binding ?? false,
          station: nameOf(keys('at'), tool.at),
          pixels: pixelsOf(tool.item),
        };
      }),
      ...(binding &&
        bindingTrait && {
          binding: {
            name: nameOf(['binding', 'item'], binding.item),
            colours: coloursOf(binding.part),
            trait: bindingTrait,
            unsure: unsureOf(traitFile, binding.trait),
          },
        }),
    };
    return [{kind: 'builders', id: from.id, entry, from}];
  });
}
