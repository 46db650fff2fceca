/** A rank as FTB Ranks keeps it. */
export interface Rank {
  id: string;
  name: string;
  power: number;
  /** Type of its condition; without one, players are added to it. */
  condition?: string;
  /** Values as the file writes them, by node, in the order of the file. A node that ends in `.*` is the node without it. */
  nodes: Map<string, string>;
  line: number;
}

/** Which rank decides about a node, and by which of its nodes. */
export interface Decision {
  rank: Rank;
  node: string;
  value: string;
}

/**
 * What a player gets who has these ranks, as `RankManagerImpl#getPermissionValue` of FTB Ranks 2101.1.3 decides: the exact node in the
 * strongest rank that has it, then the node without its last part, and so on.
 * @param ranks those that are active for the player, strongest first
 * @returns undefined where no rank says anything: the mod's or the game's own rule holds
 */
export function decide(ranks: readonly Rank[], node: string): Decision | undefined {
  for (let part = node; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    for (const rank of ranks) {
      const value = rank.nodes.get(part);
      if (value !== undefined) return {rank, node: part, value};
    }
  }
  return undefined;
}
