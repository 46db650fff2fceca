import {describe, expect, it} from 'vitest';
import {zip as pack} from '../../tests/unit/zip';
import {readGiven} from './given';

/** Creates a ZIP file with changed fields in the first entry of its central directory. */
function zip(
  files: Parameters<typeof pack>[0],
  {size, flags, method}: {size?: number; flags?: number; method?: number} = {},
): Blob {
  const bytes = pack(files);
  const entry = bytes.indexOf('PK\u0001\u0002');
  if (flags !== undefined) bytes.writeUInt16LE(flags, entry + 8);
  if (method !== undefined) bytes.writeUInt16LE(method, entry + 10);
  if (size !== undefined) bytes.writeUInt32LE(size, entry + 24);
  return new Blob([bytes]);
}

const isSnbt = (path: string) => path.endsWith('.snbt');
const read = (blob: Blob, path = 'pack.zip') => readGiven([{path, blob}], isSnbt);

describe('readGiven', () => {
  it('reads files of FTB mods and counts the others', async () => {
    const given = await read(zip({'config/a.snbt': '{ a: 1 }', 'mods/b.jar': '{ a: 1 }'}));
    expect(given).toEqual({
      files: [{path: 'config/a.snbt', text: '{ a: 1 }'}],
      others: 1,
      jars: ['b.jar'],
      problems: [],
    });
  });

  it('keeps paths inside the given folder', async () => {
    const {files} = await read(zip({'../../etc/a.snbt': '{ }', 'C:\\x\\b.snbt': '{ }'}));
    expect(files.map(({path}) => path)).toEqual(['etc/a.snbt', 'C:/x/b.snbt']);
  });

  it('stops at a file that unpacks to far more than its stated size', async () => {
    const {files, problems} = await read(zip({'a.snbt': Buffer.alloc(32 * 2 ** 20, 32)}, {size: 10}));
    expect(files).toEqual([]);
    expect(problems).toEqual(['pack.zip contains a.snbt, which unpacks to more than 8 MB. Remove it.']);
  });

  it.each([
    ['locked', zip({'a.snbt': '{}'}, {flags: 1}), 'is protected with a password'],
    ['compressed in another way', zip({'a.snbt': '{}'}, {method: 99}), 'uses a compression method'],
    ['cut off', new Blob(['PK\u0003\u0004 and no more']), 'its list of contents is missing'],
  ])('reports why a ZIP file that is %s cannot be read', async (_, blob, reason) => {
    expect((await read(blob)).problems[0]).toContain(reason);
  });

  it('does not open archives in a folder', async () => {
    const jar = zip({'data/a.snbt': '{}'});
    expect(await read(jar, 'pack/mods/a.jar')).toMatchObject({files: [], others: 1, problems: []});
  });

  it('reads only the first files if there are too many', async () => {
    const files = Object.fromEntries(Array.from({length: 100_000}, (_, n) => [`mods/${n}.jar`, '']));
    // The archive is uncompressed, because compressing 100,000 files would take five times as long.
    const {others, problems} = await read(new Blob([pack(files, true)]));
    expect(others).toBe(20_000);
    expect(problems[0]).toMatch(/^pack\.zip has 100000 files\. Only the first 20000/);
  }, 30_000);
});
