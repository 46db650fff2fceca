/** Inline script in the head of every page, which runs before the first paint. */
import {chooseMinecraft} from '../minecraft/script';
import {reopenAnnouncement} from './announcement';
import {markSystem} from './system';

/** Constants that src/build/head.ts defines. */
declare const ANNOUNCEMENT_ID: string;
declare const DOCUMENTED_MINECRAFT: string;
declare const MINECRAFT_VERSIONS: readonly string[];

markSystem();
chooseMinecraft(MINECRAFT_VERSIONS, DOCUMENTED_MINECRAFT);
if (ANNOUNCEMENT_ID !== '') {
  reopenAnnouncement(ANNOUNCEMENT_ID);
}
