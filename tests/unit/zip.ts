import {crc32, deflateRawSync} from 'node:zlib';

/** Creates a ZIP file. With `store`, the files are not compressed. */
export function zip(files: Record<string, string | Buffer>, store = false): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const raw = Buffer.from(content as string);
    const packed = store ? raw : deflateRawSync(raw);
    const fields = (start: Buffer) => {
      start.writeUInt16LE(store ? 0 : 8, 4);
      start.writeUInt32LE(crc32(raw), 10);
      start.writeUInt32LE(packed.length, 14);
      start.writeUInt32LE(raw.length, 18);
      start.writeUInt16LE(name.length, 22);
      return start;
    };
    const head = Buffer.concat([
      Buffer.from('PK\u0003\u0004\u0014\0'),
      fields(Buffer.alloc(26)).subarray(2),
      Buffer.from(name),
    ]);
    const entry = Buffer.alloc(46);
    entry.write('PK\u0001\u0002');
    fields(Buffer.alloc(26)).copy(entry, 8, 2);
    entry.writeUInt16LE(store ? 0 : 8, 10);
    entry.writeUInt32LE(offset, 42);
    list.push(entry, Buffer.from(name));
    parts.push(head, packed);
    offset += head.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...list, end]);
}
