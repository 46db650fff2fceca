/** A rank in the form of FTB Ranks. */
export interface Rank {
  id: string;
  name: string;
  power: number;
  /** Type of the rank's condition. Players are added by hand to a rank without a condition. */
  condition?: string;
  /**
   * Values as they are written in the file, by node, in the order of the file. The ending `.*` of a node is removed.
   */
  nodes: Map<string, string>;
  line: number;
}

/** The rank that decides about a node, and the node in it that matches. */
export interface Decision {
  rank: Rank;
  node: string;
  value: string;
}

/**
 * Returns the value that a player with these ranks gets, as `RankManagerImpl#getPermissionValue` of FTB Ranks
 * 2101.1.3 decides: the strongest rank with exactly this node wins, then the strongest rank with the node without its
 * last part, and so on.
 * @param ranks ranks that are active for the player, strongest first
 * @returns undefined if no rank has a value, so that the default of the mod or the game applies
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
