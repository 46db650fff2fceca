/**
 * Browser and build: what the chunk of a document is called. It follows from the address, so that no list of documents has
 * to reach a reader.
 * @param path of the document, with the base path, decoded
 */
export const documentChunk = (path: string): string => path.replace(/^\/+|\/+$/g, '').replace(/[^\w-]/g, '_');
