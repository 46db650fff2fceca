/** A rank of FTB Ranks. */
export interface Rank {
  id: string;
  name: string;
  power: number;
  /** Type of the rank's condition. If undefined, players have to be added to the rank manually. */
  condition?: string;
  /** Values as written in the file, keyed by node without a trailing `.*`, in the order of the file. */
  nodes: Map<string, string>;
  line: number;
}

/** The rank that determines the value of a node, and the matching node in that rank. */
export interface Decision {
  rank: Rank;
  node: string;
  value: string;
}

/**
 * Returns the value of a node for a player with these ranks, like `RankManagerImpl#getPermissionValue` in FTB
 * Ranks 2101.1.3. The strongest rank with exactly this node wins. If there is none, the same applies to the node
 * without its last part, and so on.
 * @param ranks ranks that are active for the player, strongest first
 * @returns undefined if no rank has a value; the default of the mod or the game then applies
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
