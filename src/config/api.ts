/**
 * Folder of the JSON files with facts, relative to the built site. The path contains the version of the format:
 * within a version, keys may be added but never removed.
 */
export const apiFolder = 'api/v1';
