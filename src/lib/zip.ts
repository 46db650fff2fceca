/** A file in a ZIP file. */
export interface ZipEntry {
  /** With `/`, as the ZIP file says it. */
  path: string;
  /** Bytes when unpacked, as the ZIP file says: it can lie. */
  size: number;
  /**
   * Unpacks it.
   * @param most bytes after which it stops
   * @throws UnreadableZip for one that is locked, damaged, packed in an unknown way or longer than `most`
   */
  text: (most: number) => Promise<string>;
}

/** Why a ZIP file cannot be read, in words for whoever chose it. */
export class UnreadableZip extends Error {}

const viewOf = async (blob: Blob) => new DataView(await blob.arrayBuffer());

async function unpack(packed: Blob, method: number, most: number): Promise<string> {
  if (method !== 0 && method !== 8) throw new UnreadableZip('it is packed in a way that cannot be read here');
  const stream = packed.stream();
  const reader = (
    method === 8
      ? stream.pipeThrough(
          new DecompressionStream('deflate-raw') as ReadableWritablePair<Uint8Array, Uint8Array>,
        )
      : stream
  ).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > most) {
      await reader.cancel();
      throw new UnreadableZip(`it unpacks to more than ${Math.round(most / 2 ** 20)} MB`);
    }
    text += decoder.decode(value, {stream: true});
  }
}

/** Finds the end of the list of contents, which is the end of the file but for a comment. */
async function listOf(zip: Blob): Promise<DataView> {
  const tail = await viewOf(zip.slice(Math.max(0, zip.size - 65_557)));
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) throw new UnreadableZip('its list of contents is missing, so it is damaged or no ZIP file');
  const [size, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  return viewOf(zip.slice(start, start + Math.min(size, 32 * 2 ** 20)));
}

/**
 * The files in a ZIP file (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3), without those of more than 4 GB.
 * @throws UnreadableZip
 */
export async function readZip(zip: Blob): Promise<ZipEntry[]> {
  const list = await listOf(zip);
  const entries: ZipEntry[] = [];
  for (let at = 0; at + 46 <= list.byteLength && list.getUint32(at, true) === 0x02014b50;) {
    const [flags, method] = [list.getUint16(at + 8, true), list.getUint16(at + 10, true)];
    const [packed, size] = [list.getUint32(at + 20, true), list.getUint32(at + 24, true)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => list.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const offset = list.getUint32(at + 42, true);
    const path = new TextDecoder().decode(
      new Uint8Array(list.buffer, list.byteOffset + at + 46, Math.min(name, list.byteLength - at - 46)),
    );
    entries.push({
      path,
      size,
      text: async (most) => {
        if ((flags & 1) === 1) throw new UnreadableZip('it is locked with a password');
        const head = await viewOf(zip.slice(offset, offset + 30));
        if (head.byteLength < 30) throw new UnreadableZip('it ends too early, so it is damaged');
        const start = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
        return unpack(zip.slice(start, start + packed), method, most);
      },
    });
    at += 46 + name + extra + comment;
  }
  return entries.filter(({path}) => !path.endsWith('/'));
}
