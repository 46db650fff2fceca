export interface ZipEntry {
  /** Path in the archive, with `/`; not sanitized. */
  path: string;
  /** Unpacked size in bytes as stated in the archive; may be wrong. */
  size: number;
  /**
   * Locates the compressed bytes.
   * @returns the bytes, and their compression format if they are compressed
   * @throws UnreadableZip for a file that is encrypted, truncated or compressed with an unknown method
   */
  packed: () => Promise<{blob: Blob; format: CompressionFormat | undefined}>;
}

/** The message says why a ZIP file cannot be read, and what to do. The file's name comes before it. */
export class UnreadableZip extends Error {}

const viewOf = async (blob: Blob) => new DataView(await blob.arrayBuffer());

/** Returns the blob's bytes, decompressed with each format in turn, outermost first. */
export const decompressed = (blob: Blob, formats: readonly CompressionFormat[]): ReadableStream<Uint8Array> =>
  formats.reduce<ReadableStream<Uint8Array>>(
    (stream, format) =>
      stream.pipeThrough(new DecompressionStream(format) as ReadableWritablePair<Uint8Array, Uint8Array>),
    blob.stream(),
  );

/**
 * Decompresses a text file.
 * @param most maximum unpacked size in bytes
 * @throws UnreadableZip for a file that cannot be decompressed or is larger than `most`
 */
export async function textOf(entry: ZipEntry, most: number): Promise<string> {
  const {blob, format} = await entry.packed();
  const reader = decompressed(blob, format ? [format] : []).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) {
      return text + decoder.decode();
    }
    bytes += value.length;
    if (bytes > most) {
      await reader.cancel();
      const limit = `${Math.round(most / 2 ** 20)} MB`;
      throw new UnreadableZip(`contains ${entry.path}, which unpacks to more than ${limit}. Remove it.`);
    }
    text += decoder.decode(value, {stream: true});
  }
}

/**
 * Reads the central directory. Its position is in the end record, which is at the end of the file but may be followed
 * by a comment of up to 65,535 bytes.
 */
async function listOf(zip: Blob, most: number): Promise<DataView> {
  const tail = await viewOf(zip.slice(Math.max(0, zip.size - 65_557)));
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== 0x06054b50) {
    end -= 1;
  }
  if (end < 0) {
    throw new UnreadableZip(
      'is damaged, or not a ZIP file: its list of contents is missing. Download or create it again.',
    );
  }
  const [size, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  return viewOf(zip.slice(start, start + Math.min(size, most)));
}

/**
 * Lists the files in an archive. ZIP64, which is needed for files over 4 GB, is not supported. Format:
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, section 4.3.
 * @param most maximum number of bytes to read from the central directory
 * @throws UnreadableZip for an archive without a central directory
 */
export async function readZip(zip: Blob, most = 32 * 2 ** 20): Promise<ZipEntry[]> {
  const list = await listOf(zip, most);
  const entries: ZipEntry[] = [];
  for (let at = 0; at + 46 <= list.byteLength && list.getUint32(at, true) === 0x02014b50;) {
    const [flags, method] = [list.getUint16(at + 8, true), list.getUint16(at + 10, true)];
    const [packedSize, size] = [list.getUint32(at + 20, true), list.getUint32(at + 24, true)];
    const length = list.getUint16(at + 28, true);
    const offset = list.getUint32(at + 42, true);
    const name = new Uint8Array(list.buffer, at + 46, Math.min(length, list.byteLength - at - 46));
    entries.push({
      path: new TextDecoder().decode(name),
      size,
      packed: async () => {
        if ((flags & 1) === 1) {
          throw new UnreadableZip('is protected with a password. Unpack it first.');
        }
        if (method !== 0 && method !== 8) {
          throw new UnreadableZip('uses a compression method that is not supported. Unpack it first.');
        }
        const head = await viewOf(zip.slice(offset, offset + 30));
        if (head.byteLength < 30) {
          throw new UnreadableZip('is damaged: it ends too early. Download or create it again.');
        }
        const start = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
        return {
          blob: zip.slice(start, start + packedSize),
          format: method === 8 ? 'deflate-raw' : undefined,
        };
      },
    });
    at += 46 + length + list.getUint16(at + 30, true) + list.getUint16(at + 32, true);
  }
  return entries.filter(({path}) => !path.endsWith('/'));
}
