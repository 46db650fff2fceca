/** A token of a Prism grammar. Plain data, so that whoever highlights, in the browser or while building, may use it. */
export type PrismToken = RegExp | {pattern: RegExp; lookbehind?: boolean; greedy?: boolean};

/** Tokens by name, tried in this order. */
export type PrismGrammar = Record<string, PrismToken>;
