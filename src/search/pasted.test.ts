import {describe, expect, it} from 'vitest';
import {isWholeLog, withoutClutter} from './pasted';

const trace = `[12:00:01] [main/INFO]: Loading
java.lang.RuntimeException: Could not load
\tat net.minecraft.client.main.Main.main(Main.java:182) ~[client.jar:?] {}
Caused by: java.lang.IllegalStateException: Missing registry ftbquests:book
\tat dev.ftb.mods.ftbquests.Quests.load(Quests.java:12)`;

describe('withoutClutter', () => {
  it.each([
    [
      '[12:34:56] [Server thread/ERROR] [net.minecraft.server.MinecraftServer/]: Encountered an unexpected exception',
      'Encountered an unexpected exception',
    ],
    ['[20Jun2025 11:40:59.003] [Render thread/WARN] [FTB Chunks/]: Chunk not loaded', 'Chunk not loaded'],
    [
      '2025-06-20T11:40:59Z Caused by: java.lang.OutOfMemoryError: Java heap space',
      'OutOfMemoryError: Java heap space',
    ],
    [
      'Exception in thread "main" java.lang.UnsupportedClassVersionError: cpw/mods/bootstraplauncher/BootstrapLauncher',
      'UnsupportedClassVersionError: BootstrapLauncher',
    ],
    ['Failed to save C:\\Users\\Steve\\AppData\\Local\\.ftba\\instances\\x.json', 'Failed to save'],
    ['Error: Unable to access jarfile /home/steve/server/forge.jar', 'Error: Unable to access jarfile'],
    [
      'ConnectException: Connection timed out: play.example.org/93.184.216.34:25565',
      'ConnectException: Connection timed out:',
    ],
    ['team 1f7a504d-baf8-407d-8143-9aa2a0a67602 not found', 'team not found'],
    ['java.util.HashMap@1b2c3d4e is null', 'HashMap is null'],
    [trace, 'IllegalStateException: Missing registry ftbquests:book'],
  ])('%s', (line, kept) => {
    expect(withoutClutter(line)).toBe(kept);
  });

  it.each([
    'ftbranks.name_format',
    '/ftbteams party join',
    'auth:71  game not owned',
    'neoforge 21.1.218 on 1.20.1',
    'config/ftbquests/quests',
    'exit code 0xC0000005',
    ' -Xmx8G ',
    'how do I open the quest book at home?',
    'FTB Library 26.1.2.2',
  ])('leaves a question unchanged: %s', (query) => {
    expect(withoutClutter(query)).toBe(query);
  });

  it('never empties a text', () => {
    expect(withoutClutter('/home/steve/.ftba/instances')).toBe('/home/steve/.ftba/instances');
    expect(withoutClutter('')).toBe('');
  });

  it('is not slowed down by a hostile text', () => {
    const started = performance.now();
    for (const part of ['a.', '/a', '[', '1:', ' at a', '0-', '\n']) {
      withoutClutter(part.repeat(20_000));
    }
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

it('treats a long text or one of several lines as a log', () => {
  expect(isWholeLog(trace)).toBe(true);
  expect(isWholeLog('x'.repeat(301))).toBe(true);
  expect(isWholeLog('one line\n')).toBe(false);
});
