/** Escapes a text, so that as part of a regular expression it matches only itself. */
export const escapeExpression = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
