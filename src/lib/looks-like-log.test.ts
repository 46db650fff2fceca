import {expect, it} from 'vitest';
import {looksLikeLog} from './looks-like-log';

it.each([
  '[12:00:00] [main/INFO]: ModLauncher running: args [--username]',
  '[23Nov2026 12:00:00.123] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: hello',
  '---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2026-01-01',
  '#\n# A fatal error has been detected by the Java Runtime Environment:\n#',
  'java.lang.NullPointerException: Cannot invoke "foo"\n\tat a.b.C.d(C.java:12)',
  '\tat net.minecraft.client.main.Main.main(Main.java:241)\n\tat foo',
  'Exception in thread "main" java.lang.RuntimeException: broken things',
])('a log: %s', (text) => expect(looksLikeLog(text)).toBe(true));

it.each([
  'how do I give my modpack more memory on Windows 11?',
  'my game crashes at 12:00 every day with an error, what is that',
  'java.lang.OutOfMemoryError',
  '/ftbteams party create, what does it do for my team?',
])('no log: %s', (text) => expect(looksLikeLog(text)).toBe(false));
