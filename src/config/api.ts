/**
 * Folder of the facts as JSON, relative to the built site. The URL contains the format version; within a
 * version, keys may be added but never removed.
 */
export const apiFolder = 'api/v1';
