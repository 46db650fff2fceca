/** Folder of the built site with its facts as JSON. The version is part of the address: what it holds is only ever added to. */
export const apiFolder = 'api/v1';
