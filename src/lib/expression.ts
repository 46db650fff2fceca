/** A text as a part of a regular expression that fits just this text. */
export const escapeExpression = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
