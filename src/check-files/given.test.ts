import {deflateRawSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {readGiven} from './given';

interface Entry {
  path: string;
  content: Buffer;
  /** Size in bytes that the list of contents states. */
  claims?: number;
  flags?: number;
  method?: number;
}

/** Creates a ZIP file with these entries, deflated. */
function zip(entries: readonly Entry[]): Blob {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const {path, content, claims = content.length, flags = 0, method = 8} of entries) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(claims, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(head, name, packed);
    list.push(entry, name);
    offset += head.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(
    list.reduce((sum, part) => sum + part.length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return new Blob([...parts, ...list, end] as BlobPart[]);
}

const isSnbt = (path: string) => path.endsWith('.snbt');
const read = (blob: Blob, path = 'pack.zip') => readGiven([{path, blob}], isSnbt);

describe('readGiven', () => {
  it('reads files of FTB mods and counts the others', async () => {
    const text = Buffer.from('{ a: 1 }');
    const given = await read(
      zip([
        {path: 'config/a.snbt', content: text},
        {path: 'mods/b.jar', content: text},
      ]),
    );
    expect(given).toEqual({
      files: [{path: 'config/a.snbt', text: '{ a: 1 }'}],
      others: 1,
      jars: ['b.jar'],
      problems: [],
    });
  });

  it('keeps paths inside the given folder', async () => {
    const content = Buffer.from('{ }');
    const {files} = await read(
      zip([
        {path: '../../etc/a.snbt', content},
        {path: 'C:\\x\\b.snbt', content},
      ]),
    );
    expect(files.map(({path}) => path)).toEqual(['etc/a.snbt', 'C:/x/b.snbt']);
  });

  it('stops at a file that unpacks to far more than its stated size', async () => {
    const {files, problems} = await read(
      zip([{path: 'a.snbt', content: Buffer.alloc(32 * 2 ** 20, 32), claims: 10}]),
    );
    expect(files).toEqual([]);
    expect(problems).toEqual(['pack.zip cannot be read: it unpacks to more than 8 MB.']);
  });

  it.each([
    [
      'locked',
      zip([{path: 'a.snbt', content: Buffer.from('{}'), flags: 1}]),
      'it is protected with a password',
    ],
    [
      'compressed in another way',
      zip([{path: 'a.snbt', content: Buffer.from('{}'), method: 99}]),
      'it uses a compression',
    ],
    ['cut off', new Blob(['PK\u0003\u0004 and no more']), 'its list of contents is missing'],
  ])('reports why a ZIP file that is %s cannot be read', async (_, blob, reason) => {
    expect((await read(blob)).problems[0]).toContain(reason);
  });

  it('does not open archives in a folder', async () => {
    const jar = zip([{path: 'data/a.snbt', content: Buffer.from('{}')}]);
    expect(await read(jar, 'pack/mods/a.jar')).toMatchObject({files: [], others: 1, problems: []});
  });

  it('reads only the first files if there are too many', async () => {
    const entries = Array.from({length: 100_000}, (_, n) => ({
      path: `mods/${n}.jar`,
      content: Buffer.alloc(0),
    }));
    const {others, problems} = await read(zip(entries));
    expect(others).toBe(20_000);
    expect(problems[0]).toMatch(/^pack\.zip has 100000 files\. Only the first 20000/);
  }, 30_000);
});
