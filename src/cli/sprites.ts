/**
 * `npx tsx src/cli/sprites.ts OUT.png` draws every sprite with its name, on the dark and on the light background, for a
 * person to look at; `… OUT.png ingot` only those with that word in their name, `… OUT.png ingot 4` at four times their size
 * instead of eight.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {contactSheet} from '../sprites/contact-sheet';
import {encodePng} from '../sprites/png';
import {loadSprites} from '../sprites/read';
import {root} from './project';

const [out, word = '', zoom = '8'] = process.argv.slice(2);

function main(): string | undefined {
  if (!out?.endsWith('.png') || !/^[1-9]\d?$/.test(zoom)) {
    return 'Usage: npx tsx src/cli/sprites.ts OUT.png [word in the name] [times its size, 1 to 99]';
  }
  try {
    const wanted = loadSprites(path.join(root, 'src/sprites')).filter(({id}) => id.includes(word));
    if (wanted.length === 0) return `No sprite has "${word}" in its name.`;
    writeFileSync(out, encodePng(contactSheet(wanted, Number(zoom))));
    console.log(`${out}: ${wanted.length} sprites`);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const complaint = main();
if (complaint !== undefined) {
  console.error(complaint);
  process.exitCode = 1;
}
