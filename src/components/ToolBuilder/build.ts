import type {BuilderEntry, BuilderMaterial, MaterialEntry} from '@site/src/data/schema/market';
import {combine, type Numbers} from '@site/src/lib/tool';
import {alphabets} from '@site/src/sprites/shape';

/** The reader's choice: ids of a kind of tool, and of the materials of its head and handle. */
export type Choice = {tool: string; head: string; handle: string};

/** A trait of a tool, and the parts that provide the trait, such as "head". */
type BuiltTrait = MaterialEntry['trait'] & {from: string[]};

/** A tool assembled from its parts. */
export type Build = {
  choice: Choice;
  kind: BuilderEntry['tools'][number];
  head: BuilderMaterial;
  handle: BuilderMaterial;
  /** As in the game, the name begins with the material of the head. */
  name: string;
  numbers: Numbers;
  traits: BuiltTrait[];
  /** Colours of the characters in the pixel art of the tool. */
  palette: Record<string, string>;
};

const find = <Entry extends {id: string}>(entries: readonly Entry[], id: string) =>
  entries.find((entry) => entry.id === id);

/** The statistics of a tool, with their titles. */
export const statistics: {key: keyof Numbers; title: string}[] = [
  {key: 'durability', title: 'Durability'},
  {key: 'speed', title: 'Mining speed'},
  {key: 'attack', title: 'Attack damage'},
];

/** Returns the initial choice: a tool whose tooltip has been published. */
export function exampleOf({tools, materials}: BuilderEntry): Choice {
  const known = (entries: readonly {id: string}[], id: string) => (find(entries, id) ?? entries[0])?.id ?? '';
  return {
    tool: known(tools, 'pickaxe'),
    head: known(materials, 'stone'),
    handle: known(materials, 'hepatizon'),
  };
}

/**
 * Assembles a tool.
 * @param data kinds of tools and materials
 * @returns the tool, or undefined for an unknown id
 */
export function build(data: BuilderEntry, choice: Choice): Build | undefined {
  const kind = find(data.tools, choice.tool);
  const head = find(data.materials, choice.head);
  const handle = find(data.materials, choice.handle);
  if (!kind || !head || !handle) {
    return undefined;
  }
  const binding = kind.binding ? data.binding : undefined;
  const traits: BuiltTrait[] = [];
  for (const [from, trait] of [
    ['head', head.trait],
    ['handle', handle.trait],
    ...(binding ? [['binding', binding.trait] as const] : []),
  ] as const) {
    const same = find(traits, trait.id);
    if (same) {
      same.from.push(from);
    } else {
      traits.push({...trait, from: [from]});
    }
  }
  return {
    choice,
    kind,
    head,
    handle,
    name: `${head.name} ${kind.name}`,
    numbers: combine(head.head, handle.handle),
    traits,
    palette: Object.fromEntries(
      [head.colours, handle.colours, binding?.colours ?? []].flatMap((colours, palette) =>
        colours.map((colour, tone) => [alphabets[palette]!.charAt(tone), colour]),
      ),
    ),
  };
}

/** Formats a choice for the address: `pickaxe.stone.hepatizon`, head before handle. */
export const written = ({tool, head, handle}: Choice): string => [tool, head, handle].join('.');

/**
 * Parses a choice from the address.
 * @throws Error with a message for the reader who followed an invalid link
 */
export function readChoice(data: BuilderEntry, text: string): Choice {
  const [tool = '', head = '', handle = '', ...rest] = text.split('.');
  if (handle === '' || rest.length > 0) {
    throw new Error(
      `The address contains “${text}”, which is not a tool. A tool looks like pickaxe.stone.hepatizon.`,
    );
  }
  if (!find(data.tools, tool)) {
    throw new Error(
      `The address contains the unknown tool “${tool}”. Allowed: ${data.tools.map(({id}) => id).join(', ')}.`,
    );
  }
  const strange = [head, handle].find((id) => !find(data.materials, id));
  if (strange !== undefined) {
    throw new Error(
      `The address contains the unknown material “${strange}”. Choose a material from the list below.`,
    );
  }
  return {tool, head, handle};
}

/** Formats a computed number with at most four decimals. */
export const figure = (value: number): string => String(Number(value.toFixed(4)));

/** Formats the calculation of a statistic: `125 × (1 + 1.1) = 262.5`. */
export function working(key: keyof Numbers, {head, handle}: Build): string {
  const [points, share] = [head.head[key], handle.handle[key]];
  // The game truncates durability to whole points; the calculation shows the full number.
  const exact = combine(
    {durability: 0, attack: points, speed: 0},
    {durability: 0, attack: share, speed: 0},
  ).attack;
  return `${points} × (1 + ${share}) = ${figure(exact)}`;
}

/** Describes a tool in one sentence, for screen readers. */
export function summary({name, kind, handle, head, numbers}: Build): string {
  const {durability, speed, attack} = numbers;
  return `${name}, ${kind.handle} of ${handle.name}: durability ${durability}, mining speed ${figure(speed)}, attack damage ${figure(attack)} (unconfirmed), harvest tier ${head.head.level}.`;
}
