import {misuse, number, oneOf, required} from '../usage';
import {shapeNames, type Shape} from './shapes';
import {glyphNames} from '../Drawing/Glyph';

/** States of a quest for a team. */
export const states = ['done', 'early', 'started', 'open', 'locked', 'excluded', 'hidden'] as const;

type State = (typeof states)[number];

/** A quest on the map. Distances are in grid units, as in the mod: x to the right, y down. */
export interface Quest {
  id: string;
  x: number;
  y: number;
  icon?: string;
  shape?: Shape;
  /** Width and height; default 1. */
  size?: number;
  state?: State;
  /** Colour of its outline, if a quest theme sets one for this quest; a CSS colour. */
  outline?: string;
  /** Ids of the quests it depends on. */
  needs?: string[];
  /** Text below it; the game itself shows names only under the mouse. A line break starts a new line. */
  label?: string;
  /** Signs besides the one of its state. */
  signs?: string[];
}

export interface Line {
  from: Quest;
  to: Quest;
  /** State of the required quest, which sets the colour of the line, as in the game. */
  state: 'done' | 'open' | 'locked' | 'hidden';
}

export interface Extent {
  x: number;
  y: number;
  width: number;
  height: number;
}

const margin = 0.75;
/** Height of a line of a label, in grid units. */
const labelLine = 0.45;

/**
 * The part of the map that contains all quests with their signs and labels.
 * @param quests at least one
 * @returns left, top, width and height in grid units
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
 * One line for each dependency, from the required quest to the dependent one.
 * @param component the tag as written, for messages
 * @throws Error when a quest needs one that is not on the map
 */
export function linesOf(component: string, quests: readonly Quest[]): Line[] {
  return quests.flatMap((to) =>
    (to.needs ?? []).map((id) => {
      const from = quests.find((quest) => quest.id === id);
      return from
        ? {from, to, state: lineState(from, to)}
        : misuse(
            component,
            `quest "${to.id}" needs "${id}", which is not on the map. Quests: ${quests.map((quest) => quest.id).join(', ')}.`,
          );
    }),
  );
}

/**
 * Validates quests.
 * @param component the tag as written, for messages
 * @throws Error without quests, for a quest without id or place, an id used twice, an unknown state, shape, icon or sign
 */
export function checkQuests(component: string, quests: readonly Quest[]): void {
  if (!Array.isArray(quests) || quests.length === 0) {
    misuse(component, "needs quests: [{id: 'wood', x: 0, y: 0, icon: 'log', state: 'open'}].");
  }
  const seen = new Set<string>();
  for (const {id, x, y, size, state, shape, icon, signs = []} of quests) {
    required(component, 'id for each quest', id);
    if (seen.has(id)) misuse(component, `has two quests with the id "${id}".`);
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
