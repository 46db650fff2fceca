/** Runs in the head of every page, before the first paint, without waiting for another script. */
import {chooseMinecraft} from '../minecraft/script';
import {reopenAnnouncement} from './announcement';
import {markSystem} from './system';

/** Filled in by src/build/head.ts. */
declare const ANNOUNCEMENT_ID: string;
declare const DOCUMENTED_MINECRAFT: string;
declare const MINECRAFT_VERSIONS: readonly string[];

markSystem();
chooseMinecraft(MINECRAFT_VERSIONS, DOCUMENTED_MINECRAFT);
if (ANNOUNCEMENT_ID !== '') {
  reopenAnnouncement(ANNOUNCEMENT_ID);
}
