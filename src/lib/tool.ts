/** How tools come out of their parts; used where data are checked and where a page works a tool out. */

/** Numbers of a head, or the shares of them that a handle or guard adds. */
export type Numbers = {durability: number; attack: number; speed: number};

/** What a head can mine, in the words of the game, lowest first; Wood and Gold mine the same blocks. */
export const harvestTiers = ['Wood', 'Gold', 'Stone', 'Iron', 'Diamond', 'Netherite'] as const;

/** Published numbers have up to three decimals. */
const decimals = 1000;

/**
 * Head and handle together: head × (1 + handle), the rule that two tooltips of the game show for durability and speed.
 * Worked out in whole numbers, so that 800 × 1.25 is 1000 and not a hair less before durability is cut.
 * @param head points of the head
 * @param handle share of them that the handle or guard adds, 0.75 for three quarters
 * @returns durability without its decimals, speed and attack as they come out
 */
export function combine(head: Numbers, handle: Numbers): Numbers {
  const total = (key: keyof Numbers) =>
    (Math.round(head[key] * decimals) * (decimals + Math.round(handle[key] * decimals))) / decimals ** 2;
  return {durability: Math.floor(total('durability')), attack: total('attack'), speed: total('speed')};
}
