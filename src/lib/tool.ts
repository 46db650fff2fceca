/** Computes the stats of a tool from its parts, for data validation and the tool builder. */

/** Stats of a head, or the share of each stat that a handle or guard adds. */
export type Numbers = {durability: number; attack: number; speed: number};

/** Harvest tiers by their in-game names, lowest first. Wood and Gold can mine the same blocks. */
export const harvestTiers = ['Wood', 'Gold', 'Stone', 'Iron', 'Diamond', 'Netherite'] as const;

/** Published stats have up to three decimals. */
const decimals = 1000;

/**
 * Combines a head with a handle: head × (1 + handle). Tooltips in the game show this rule for durability and
 * speed. Calculates with integers, because 100 * 1.15 is 114.99… in floating point and would be rounded down to 114.
 * @param head stats of the head
 * @param handle share that the handle or guard adds, such as 0.75 for 75 %
 * @returns durability rounded down; speed and attack unrounded
 */
export function combine(head: Numbers, handle: Numbers): Numbers {
  const total = (key: keyof Numbers) =>
    (Math.round(head[key] * decimals) * (decimals + Math.round(handle[key] * decimals))) / decimals ** 2;
  return {durability: Math.floor(total('durability')), attack: total('attack'), speed: total('speed')};
}
