/**
 * Folder of the facts as JSON in the built site. The version is part of the address; within a version, keys may be
 * added but not removed.
 */
export const apiFolder = 'api/v1';
