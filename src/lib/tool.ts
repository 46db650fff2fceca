/** Computes the numbers of a tool from its parts, for the check of the data and for the tool builder. */

/** Numbers of a head, or the share of each that a handle or guard adds. */
export type Numbers = {durability: number; attack: number; speed: number};

/** Harvest tiers by their names in the game, lowest first; Wood and Gold mine the same blocks. */
export const harvestTiers = ['Wood', 'Gold', 'Stone', 'Iron', 'Diamond', 'Netherite'] as const;

/** Published numbers have up to three decimals. */
const decimals = 1000;

/**
 * Combines head and handle: head × (1 + handle), the rule that two tooltips of the game show for durability and speed.
 * Computes with integers, so that 800 × 1.25 is exactly 1000 before the durability is rounded down.
 * @param head numbers of the head
 * @param handle share that the handle or guard adds, such as 0.75 for three quarters
 * @returns durability rounded down; speed and attack not rounded
 */
export function combine(head: Numbers, handle: Numbers): Numbers {
  const total = (key: keyof Numbers) =>
    (Math.round(head[key] * decimals) * (decimals + Math.round(handle[key] * decimals))) / decimals ** 2;
  return {durability: Math.floor(total('durability')), attack: total('attack'), speed: total('speed')};
}
