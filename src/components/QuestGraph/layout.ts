import {misuse, number, oneOf, required} from '../usage';
import {shapeNames, type Shape} from './shapes';
import {glyphNames} from '../Drawing/Glyph';

export const states = ['done', 'early', 'started', 'open', 'locked', 'excluded', 'hidden'] as const;

type State = (typeof states)[number];

/**
 * A quest on the map. Coordinates and sizes are in grid units, as in the mod, with x to the right and y downwards.
 */
export interface Quest {
  id: string;
  x: number;
  y: number;
  icon?: string;
  shape?: Shape;
  /** Width and height. Defaults to 1. */
  size?: number;
  state?: State;
  /** CSS colour of the outline, if a quest theme sets a colour for this quest. */
  outline?: string;
  /** Ids of the quests that this quest depends on. */
  needs?: string[];
  /** Text below the quest, which may contain line breaks. The game itself shows names only on hover. */
  label?: string;
  /** Signs in addition to the sign of the quest's state. */
  signs?: string[];
}

export interface Line {
  from: Quest;
  to: Quest;
  /** State that determines the colour of the line, as in the game. */
  state: 'done' | 'open' | 'locked' | 'hidden';
}

export interface Extent {
  x: number;
  y: number;
  width: number;
  height: number;
}

const margin = 0.75;
/** Height of one line of a label, in grid units. */
const labelLine = 0.45;

/**
 * Returns the part of the map that contains all quests with their signs and labels.
 * @param quests at least one quest
 * @returns the position and size in grid units
 */
export function extentOf(quests: readonly Quest[]): Extent {
  const edges = quests.map(({x, y, size = 1, label}) => {
    const reach = size / 2 - 0.5 + margin;
    const lines = label === undefined ? 0 : label.split('\n').length;
    const side = label === undefined ? reach : Math.max(reach, 0.9);
    return {left: x - side, right: x + side, top: y - reach, bottom: y + reach + lines * labelLine};
  });
  const left = Math.min(...edges.map((edge) => edge.left));
  const top = Math.min(...edges.map((edge) => edge.top));
  return {
    x: left,
    y: top,
    width: Math.max(...edges.map((edge) => edge.right)) - left,
    height: Math.max(...edges.map((edge) => edge.bottom)) - top,
  };
}

function lineState(from: Quest, to: Quest): Line['state'] {
  if (from.state === 'hidden' || to.state === 'hidden') return 'hidden';
  if (from.state === 'done') return to.state === 'excluded' ? 'locked' : 'done';
  return from.state === 'locked' || from.state === 'excluded' || from.state === 'early' ? 'locked' : 'open';
}

/**
 * Returns a line for each dependency, from the required quest to the dependent quest.
 * @param component tag as written on the page, for error messages
 * @throws Error when a required quest is not on the map
 */
export function linesOf(component: string, quests: readonly Quest[]): Line[] {
  return quests.flatMap((to) =>
    (to.needs ?? []).map((id) => {
      const from = quests.find((quest) => quest.id === id);
      return from
        ? {from, to, state: lineState(from, to)}
        : misuse(
            component,
            `quest "${to.id}" needs "${id}", which is not on the map. Add it, or write one of: ${quests.map((quest) => quest.id).join(', ')}.`,
          );
    }),
  );
}

/**
 * Validates quests.
 * @param component tag as written on the page, for error messages
 * @throws Error if there are no quests, a quest has no id or position, an id occurs twice, or a state, shape, icon
 * or sign is unknown
 */
export function checkQuests(component: string, quests: readonly Quest[]): void {
  if (!Array.isArray(quests) || quests.length === 0) {
    misuse(component, "needs quests: [{id: 'wood', x: 0, y: 0, icon: 'log', state: 'open'}].");
  }
  const seen = new Set<string>();
  for (const {id, x, y, size, state, shape, icon, signs = []} of quests) {
    required(component, 'id for each quest', id);
    if (seen.has(id)) misuse(component, `has two quests with the id "${id}". Give one of them another id.`);
    seen.add(id);
    number(component, `x of "${id}"`, x);
    number(component, `y of "${id}"`, y);
    if (size !== undefined) number(component, `size of "${id}"`, size);
    if (state !== undefined) oneOf(component, `state of "${id}"`, state, states);
    if (shape !== undefined) oneOf(component, `shape of "${id}"`, shape, shapeNames);
    if (icon !== undefined) oneOf(component, `icon of "${id}"`, icon, glyphNames);
    signs.forEach((sign: string) => oneOf(component, `a sign of "${id}"`, sign, glyphNames));
  }
}
