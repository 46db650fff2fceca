/** Escapes a string for literal use in a regular expression. */
export const escapeExpression = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
