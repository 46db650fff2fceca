import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {zip as pack} from '../../../tests/unit/zip';
import type {Diagnosis as Written} from '../../data/schema/diagnoses';
import {compileRules} from '../rules/compile';
import {Doctor, UnreadableFile} from '.';
import {asMarkdown} from './report';

const base = {means: 'It means {mod}.', steps: ['Remove {mod}.'], source: ['https://example.com/1']};
const diagnosis = (id: string, when: Written['when'], more: Partial<Written> = {}): Written => ({
  ...base,
  id,
  title: `${id}: {mod}`,
  severity: 'error',
  when,
  ...more,
});

const rules = compileRules([
  diagnosis('missing', {any: [{match: "Mod '(?<mod>[^']+)' is missing"}]}, {hides: ['broken']}),
  diagnosis('broken', {any: [{text: 'Everything is broken'}]}),
  diagnosis('outer', {any: [{text: 'RuntimeException: outer'}]}),
  diagnosis('inner', {any: [{text: 'IOException: inner'}]}),
  diagnosis('noise', {any: [{text: 'Harmless thing'}]}, {severity: 'note'}),
  diagnosis('context', {any: [{text: 'lamp went out', after: {text: 'Oil is empty', within: 3}}]}),
  diagnosis('unless', {any: [{text: 'No oil left'}], not: [{text: 'Oil was bought'}]}),
  diagnosis('alone', {any: [{text: 'Wick is wet', without: {text: 'It rains', within: 1}}]}),
  diagnosis('crash-only', {any: [{text: 'Lamp crashed'}]}, {in: ['crash']}),
]);

const read = (text: string, name = 'latest.log') =>
  new Doctor(rules).diagnose([{name, blob: new Blob([text])}]);
const ids = async (text: string, name?: string) => (await read(text, name)).findings.map(({id}) => id);

const zip = (files: Record<string, string | Buffer>, store = false) => new Blob([pack(files, store)]);

describe('finds', () => {
  it('lines with their numbers, values and count', async () => {
    const {findings} = await read("a\nMod 'lamp' is missing\nMod 'oil' is missing\r\nMod 'lamp' is missing");
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      id: 'missing',
      title: 'missing: lamp',
      count: 3,
      also: ['missing: oil'],
    });
    expect(findings[0]!.steps).toEqual(['Remove lamp.']);
    expect(findings[0]!.lines.map(({line}) => line)).toEqual([2, 3, 4]);
    const [{text, start, end}] = findings[0]!.lines as [(typeof findings)[0]['lines'][0]];
    expect(text.slice(start, end)).toBe("Mod 'lamp' is missing");
  });

  it('causes before their consequences', async () => {
    const {findings} = await read("Everything is broken\nMod 'lamp' is missing\n");
    expect(findings.map(({id, because}) => [id, because])).toEqual([
      ['missing', undefined],
      ['broken', 'missing: lamp'],
    ]);
  });

  it('the innermost cause of a trace first, and the first of two traces', async () => {
    const trace =
      'java.lang.RuntimeException: outer\n\tat a.B.c(B.java:1)\nCaused by: java.io.IOException: inner\n\tat d.E.f(E.java:2)\n';
    expect(await ids(trace)).toEqual(['inner', 'outer']);
    expect(
      await ids(`[12:00:00] [main/ERROR]: RuntimeException: outer\n[12:00:01] IOException: inner\n`),
    ).toEqual(['outer', 'inner']);
  });

  it('no message with unfilled placeholders', async () => {
    expect(await ids("Mod '{0}' is missing")).toEqual([]);
    expect(await ids("Mod '{0}' is missing\nMod 'lamp' is missing")).toEqual(['missing']);
  });

  it('the error that ended the game before a more certain one far above', async () => {
    const placed = new Doctor(
      compileRules([
        diagnosis('certain', {any: [{text: 'Everything is broken'}]}, {confidence: 'certain'}),
        diagnosis('likely', {any: [{text: 'Wick is wet'}]}),
        diagnosis('possible', {any: [{text: 'Oil is empty'}]}, {confidence: 'possible'}),
      ]),
    );
    const found = async (...lines: string[]) => {
      const blob = new Blob([lines.join('\n')]);
      return (await placed.diagnose([{name: 'latest.log', blob}])).findings.map(({id}) => id);
    };
    const begin = '[12:00:00] [main/INFO]: ModLauncher running: args [--version, x]';
    const between = Array.from({length: 100}, () => '[12:00:00] [main/INFO]: all is well');
    const crash = '[12:00:01] [main/ERROR]: Preparing crash report with UUID x';
    expect(await found(begin, 'Everything is broken', ...between, 'Wick is wet', crash)).toEqual([
      'likely',
      'certain',
    ]);
    expect(await found(begin, 'Everything is broken', ...between, 'Oil is empty', crash)).toEqual([
      'possible',
      'certain',
    ]);
    expect(await found(begin, 'Everything is broken', 'Wick is wet', crash)).toEqual(['certain', 'likely']);
  });

  it('the owner of missing code, by the known packages and by the file’s own list of mods', async () => {
    const missing = diagnosis(
      'missing-code',
      {any: [{match: 'NoClassDefFoundError: (?<code>.+)'}, {match: 'NoSuchMethodError: (?<code>.+)'}]},
      {title: 'Code of {owner|another mod} is missing.'},
    );
    const doctor = new Doctor({
      ...compileRules([missing]),
      owners: {'com.oil': 'Oil', 'com.oil.lamp': 'Lamps'},
    });
    const title = async (text: string) =>
      (await doctor.diagnose([{name: 'latest.log', blob: new Blob([text])}])).findings[0]?.title;
    expect(await title('NoClassDefFoundError: com/oil/lamp/Lamp')).toBe('Code of Lamps is missing.');
    expect(await title("NoSuchMethodError: 'void com.oil.Can.fill(int)'")).toBe('Code of Oil is missing.');
    expect(await title('NoClassDefFoundError: net/wick/Wick')).toBe('Code of wick is missing.');
    expect(await title('NoClassDefFoundError: Wick')).toBe('Code of another mod is missing.');
    expect(
      await title('NoClassDefFoundError: net/wick/Wick\n\t\tw.jar |Wet Wicks |wick |1.0 |Manifest: x'),
    ).toBe('Code of Wet Wicks is missing.');
  });

  it('noise last', async () => {
    expect(await ids('Harmless thing\nEverything is broken')).toEqual(['broken', 'noise']);
  });

  it('lines only in the context that their pattern requires', async () => {
    expect(await ids('Oil is empty\n1\n2\nlamp went out')).toEqual(['context']);
    expect(await ids('Oil is empty\n1\n2\n3\nlamp went out')).toEqual([]);
    expect(await ids('lamp went out\nOil is empty')).toEqual([]);
    expect(await ids('lamp went out')).toEqual([]);
    expect(await ids('No oil left')).toEqual(['unless']);
    expect(await ids('No oil left\nOil was bought')).toEqual([]);
    expect(await ids('It rains\nWick is wet')).toEqual([]);
    expect(await ids('It rains\n\nWick is wet')).toEqual(['alone']);
    expect(await ids('Wick is wet')).toEqual(['alone']);
  });

  it('lines only in the kinds of files that their rule is for', async () => {
    expect(await ids('Lamp crashed')).toEqual([]);
    expect(await ids('---- Minecraft Crash Report ----\nLamp crashed')).toEqual(['crash-only']);
  });

  it('the same lines wherever the pieces of the file end', async () => {
    const text = `first\n${'x'.repeat(9000)}\nMod 'lämp' is missing\n[12:00:00] Everything is broken`;
    const bytes = new TextEncoder().encode(text);
    const whole = await read(text);
    for (const size of [1, 7, 4097]) {
      const blob = new Blob([bytes]);
      const pieces = Array.from({length: Math.ceil(bytes.length / size)}, (_, i) =>
        bytes.slice(i * size, (i + 1) * size),
      );
      blob.stream = () =>
        new ReadableStream({start: (to) => (pieces.forEach((piece) => to.enqueue(piece)), to.close())});
      const {findings, files} = await new Doctor(rules).diagnose([{name: 'latest.log', blob}]);
      expect(findings, `pieces of ${size}`).toEqual(whole.findings);
      expect(files[0]!.lines).toBe(4);
    }
    expect(whole.findings[0]).toMatchObject({title: 'missing: lämp', lines: [{line: 3}]});
  });
});

describe('reads', () => {
  const text = "Mod 'lamp' is missing\n";
  it.each([
    ['gzip', 'latest.log.gz', () => new Blob([gzipSync(text)])],
    ['a ZIP file', 'logs.zip', () => zip({'a/readme.md': 'x', 'a/latest.log': text})],
    ['a ZIP file without packing', 'logs.zip', () => zip({'latest.log': text}, true)],
    ['gzip in a ZIP file', 'logs.zip', () => zip({'1.log.gz': gzipSync(text)})],
    ['gzip in a ZIP file without packing', 'logs.zip', () => zip({'1.log.gz': gzipSync(text)}, true)],
    ['UTF-16', 'latest.log', () => new Blob([Buffer.from(`\ufeff${text}`, 'utf16le')])],
    ['UTF-16 without a mark', 'latest.log', () => new Blob([Buffer.from(text, 'utf16le')])],
    ['lines that end in CR', 'latest.log', () => new Blob([`first\r${text.trim()}\rlast`])],
    ['colours of a terminal', 'latest.log', () => new Blob([`\u001b[31mMod 'lamp' is missing\u001b[0m\n`])],
  ])('%s', async (_, name, blob) => {
    const {findings, files} = await new Doctor(rules).diagnose([{name, blob: blob()}]);
    expect(findings.map(({title}) => title)).toEqual(['missing: lamp']);
    expect(files).toHaveLength(1);
  });

  it('several files as one diagnosis', async () => {
    const files = {
      'latest.log': 'Everything is broken\n',
      'crash-1.txt': `---- Minecraft Crash Report ----\n${text}`,
    };
    const {findings} = await new Doctor(rules).diagnose([{name: 'a.zip', blob: zip(files)}]);
    expect(findings.map(({id, lines}) => [id, lines[0]!.file])).toEqual([
      ['missing', 'crash-1.txt'],
      ['broken', 'latest.log'],
    ]);
  });

  it.each([
    ['binary', 'a.jpg', new Blob([new Uint8Array(5000)]), 'not a text file'],
    ['a picture', 'a.png', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])]), 'is a picture'],
    ['a ZIP without logs', 'a.zip', zip({'a.png': 'x'}), 'contains no log'],
    ['half a ZIP', 'a.zip', zip({'a.log': text}).slice(0, 40), 'damaged'],
  ])('refuses %s', async (_, name, blob, message) => {
    const attempt = new Doctor(rules).diagnose([{name, blob}]);
    await expect(attempt).rejects.toThrow(UnreadableFile);
    await expect(attempt).rejects.toThrow(message);
  });

  it('the readable part of a damaged gzip file', async () => {
    const lines = Array.from({length: 20000}, (_, i) => `${i} ${Math.sin(i)}`).join('\n');
    const packed = gzipSync(text + lines);
    const blob = new Blob([packed.subarray(0, packed.length - 1000)]);
    const {findings, files} = await new Doctor(rules).diagnose([{name: 'a.log.gz', blob}]);
    expect(findings).toHaveLength(1);
    expect(files[0]!.note).toBe('the rest is damaged');
  });

  it('only the first part of a file that unpacks to more than the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(8 * 2 ** 20, 'harmless line\n'));
    const {files} = await new Doctor(rules, 2 ** 20).diagnose([{name: 'a.log.gz', blob: new Blob([bomb])}]);
    expect(files[0]!.note).toBe('the rest was skipped, because the files are too large');
    expect(files[0]!.bytes).toBeLessThanOrEqual(2 ** 20);
  });

  it.each([
    ['an empty file', '', 'is empty'],
    ['an address', 'https://mclo.gs/abc\n', 'That is an address'],
    ['a question', 'my game crashed, please help', 'describes what happened'],
  ])('%s with a message that asks for a log', async (_, text, hint) => {
    const {findings, hint: told, outcome} = await read(text);
    expect(findings).toEqual([]);
    expect(outcome).toBe('no-log');
    expect(told).toContain(hint);
  });
});

describe('reports how the session ended', () => {
  const start = '[12:00:00] [main/INFO]: ModLauncher running: args [--version, x]\n';
  const broken = '[12:00:01] [main/ERROR]: Everything is broken\n';
  const ready = '[12:00:02] [Server thread/INFO]: Done (9.1s)! For help, type "help"\n';
  const stop = '[12:00:09] [Server thread/INFO]: Stopping server\n';
  const crash = '---- Minecraft Crash Report ----\n';
  it.each([
    ['a game that stops while it is loading', start + broken, 'loading', 'error'],
    ['an error that a server survived', start + broken + ready + stop, 'ended', 'note'],
    ['a server that goes on', start + broken + ready, 'running', 'note'],
    ['a crash after the start', start + ready + broken + crash, 'crashed', 'error'],
    ['a hang', `${start}${ready}${broken}ServerHangWatchdog detected that\n`, 'froze', 'error'],
    ['the second of two sessions', start + broken + ready + stop + start + ready + stop, 'ended', 'note'],
    [
      'an error screen of the loader',
      `${start}Missing mandatory dependencies: x\n${broken}Stopping!\n`,
      'loading',
      'error',
    ],
    ['a part of a log', broken, 'part', 'error'],
  ])('%s', async (_, text, outcome, severity) => {
    const diagnosis = await read(text);
    expect(diagnosis.outcome).toBe(outcome);
    expect(diagnosis.files[0]!.outcome).toBe(outcome);
    expect(diagnosis.findings.map((finding) => [finding.id, finding.severity])).toEqual([
      ['broken', severity],
    ]);
  });

  it('by level, phase and the following lines, if a rule requires them', async () => {
    const placed = new Doctor(
      compileRules([
        diagnosis('level', {any: [{text: 'Lamp failed', level: ['error', 'fatal']}]}),
        diagnosis('phase', {any: [{text: 'Oil leaks', phase: ['launcher']}]}),
        diagnosis('thread', {any: [{text: 'Wick burns', thread: 'Server'}]}),
        diagnosis('end', {any: [{text: 'Retrying lamp', notFollowedBy: {text: 'Lamp is lit'}}]}),
      ]),
    );
    const found = async (text: string) =>
      (await placed.diagnose([{name: 'latest.log', blob: new Blob([text])}])).findings.map(({id}) => id);
    expect(await found('[12:00:00] [main/WARN]: Lamp failed')).toEqual([]);
    expect(await found('[12:00:00] [main/ERROR]: x\nLamp failed')).toEqual(['level']);
    expect(await found('Oil leaks')).toEqual(['phase']);
    expect(await found(`${start}Oil leaks`)).toEqual([]);
    expect(await found('[12:00:00] [Server thread/INFO]: Wick burns')).toEqual(['thread']);
    expect(await found('[12:00:00] [Render thread/INFO]: Wick burns')).toEqual([]);
    expect(await found('Retrying lamp\nRetrying lamp')).toEqual(['end']);
    expect(await found('Retrying lamp\nLamp is lit')).toEqual([]);
  });

  it('as a normal end, even if a mod logs a disconnection at level INFO', async () => {
    const quit =
      '[12:00:08] [Render thread/INFO] [voicechat/]: Disconnected from server\n[12:00:09] [Render thread/INFO]: Stopping!\n';
    const joined = '[12:00:05] [Render thread/INFO]: Loaded 40 advancements\n';
    const warned = '[12:00:08] [Render thread/WARN]: Client disconnected with reason: ';
    const {outcome, stopped} = await read(
      `${start}${ready.replace('Done (', 'Sound engine started (')}${joined}${quit}`,
    );
    expect([outcome, stopped]).toEqual(['ended', undefined]);
    const opened = `${start}[12:00:04] [Render thread/INFO]: Sound engine started\n${joined}`;
    expect((await read(`${opened}${warned}Quitting\n${quit}`)).outcome).toBe('ended');
    expect((await read(`${opened}${warned}Timed out\n${quit}`)).outcome).toBe('disconnected');
  });

  it.each([
    'java.lang.OutOfMemoryError: no lamp',
    'ERROR: the lamp could not be lit',
    'com.oil.LampException: dark…',
  ])('a single line as a part of a log: %s', async (text) => {
    const {outcome, hint, stopped} = await read(text);
    expect([outcome, hint]).toEqual(['part', undefined]);
    expect(stopped?.last.text).toBe(text);
  });

  it('with a refused connection as the problem of one player, if the server goes on', async () => {
    const away = compileRules([diagnosis('away', {any: [{text: 'was sent away'}]}, {stops: 'connection'})]);
    const {findings} = await new Doctor(away).diagnose([
      {name: 'latest.log', blob: new Blob([`${start}${ready}Steve was sent away\n${stop}`])},
    ]);
    expect(findings[0]).toMatchObject({severity: 'warning', player: true});
  });
});

describe('names suspects', () => {
  const frames = [
    '\tat com.oil.lamp.Lamp.on(Lamp.java:3) ~[lamp-1.0.jar%23200!/:1.0] {re:classloading}',
    '\tat slimy.tinkers.Forge.melt(Forge.java:1) ~[tinkers:1.16.5-3.0] {re:classloading}',
    '\tat net.minecraft.client.Minecraft.run(Minecraft.java:1) ~[?:?] {re:mixin}',
    '\tat MC-BOOTSTRAP/fmlearlydisplay@1.0/net.minecraftforge.fml.X.y(X.java:1)',
  ].join('\n');
  const list = '\t\tlamp-1.0.jar |Bright Lamps |lamp |1.0 |DONE |Manifest: NOSIGNATURE';

  it('below an uncertain finding, by their names in the list of mods', async () => {
    const {findings} = await read(
      `---- Minecraft Crash Report ----\nDescription: Everything is broken\n\njava.lang.Error: x\n${frames}\n\n${list}\n`,
      'crash-1.txt',
    );
    expect(findings[0]!.suspects).toMatchObject({
      exception: {text: 'java.lang.Error: x'},
      mods: ['Bright Lamps', 'tinkers'],
    });
    const markdown = asMarkdown(
      await read(`Everything is broken\njava.lang.Error: x\n${frames}\n`),
      'https://site',
    );
    expect(markdown).toContain('Suspects, update or remove the first one first: lamp, tinkers');
  });

  const told = async (
    lines: readonly string[],
    when: Written['when'] = {any: [{text: 'Everything is broken'}]},
  ) => {
    const texts = {title: '{suspect|A mod} and {partner|another}', means: 'It says {error|nothing}.'};
    const doctor = new Doctor({
      ...compileRules([diagnosis('told', when, texts)]),
      owners: {'com.oil': 'Oil'},
    });
    const text = ['---- Minecraft Crash Report ----', ...lines].join('\n');
    const [finding] = (await doctor.diagnose([{name: 'crash-1.txt', blob: new Blob([text])}])).findings;
    return [finding!.title, finding!.means, ...(finding!.suspects?.mods ?? [])];
  };

  it('in title and meaning, the calling mod before the called one', async () => {
    const when = {any: [{match: 'NoSuchMethodError: (?<code>.+)'}]};
    expect(
      await told(
        ['java.lang.NoSuchMethodError: com.oil.Can.fill()', '    at wick.Wick.burn(Wick.java:1)'],
        when,
      ),
    ).toEqual(['wick and Oil', 'It says NoSuchMethodError: com.oil.Can.fill().', 'wick', 'Oil']);
    expect(
      await told(
        ['java.lang.NoSuchMethodError: com.oil.Can.fill()', '\tat com.oil.Lamp.burn(Lamp.java:1)'],
        when,
      ),
    ).toEqual(['A mod and Oil', 'It says NoSuchMethodError: com.oil.Can.fill().', 'Oil']);
  });

  it('of the innermost cause first, then libraries, then mods that changed a class', async () => {
    const far = Array.from(
      {length: 60},
      () => '\tat net.minecraft.Main.run(Main.java:1) {pl:mixin:APP:glass.mixins.json:A}',
    );
    expect(
      await told([
        'Everything is broken',
        ...far,
        '\tat com.soot.soot.Soot.fall(Soot.java:1)',
        'Caused by: java.lang.IllegalStateException: dry',
        '\tat com.tallow.tallowlib.Fat.melt(Fat.java:1)',
        '\tat com.wick.wick.Wick.burn(Wick.java:1)',
      ]),
    ).toEqual([
      'wick and tallowlib',
      'It says IllegalStateException: dry.',
      ...['wick', 'tallowlib', 'glass'],
    ]);
  });

  it('by the failed mixin, before the mod that loads it', async () => {
    expect(
      await told([
        'Everything is broken',
        'java.lang.Exception: Mod Loading has failed',
        '\tat net.minecraft.Main.run(Main.java:1)',
        '',
        '-- MOD lamp --',
        'Details:',
        '\tCaused by 0: java.lang.RuntimeException: x',
        '\t\tat com.lamp.lamp.Lamp.on(Lamp.java:1)',
        '',
        '\tMod File: /mods/lamp-1.jar',
        '\tFailure message: Lamp (lamp) has failed to load correctly',
        '\tException message: a.InjectionError: Redirector in mixins.wick.json:Burn failed',
        'Stacktrace:',
        '\tat com.lamp.lamp.Lamp.on(Lamp.java:1)',
      ]),
    ).toEqual([
      'wick and Lamp',
      'It says InjectionError: Redirector in mixins.wick.json:Burn failed.',
      ...['wick', 'Lamp'],
    ]);
  });

  it('as the finding, if there is no other', async () => {
    const unknown = new Doctor(
      compileRules([diagnosis('crash', {derived: 'suspects'}, {confidence: 'possible'})]),
    );
    const text = `---- Minecraft Crash Report ----\n\njava.lang.Error: x\n${frames}\n`;
    const {findings} = await unknown.diagnose([{name: 'crash-1.txt', blob: new Blob([text])}]);
    expect(findings.map(({title}) => title)).toEqual(['crash: lamp']);
  });
});

describe('shows', () => {
  it('facts about the PC, with warnings', async () => {
    const {summary} = await read(
      [
        '---- Minecraft Crash Report ----',
        '\tMinecraft Version: 1.21.1',
        '\tOperating System: Windows 11 (amd64) version 10.0',
        '\tJava Version: 17.0.8, Microsoft',
        '\tGraphics card #0 name: unknown',
        '\tMemory slot #0 capacity (MiB): 4096.00',
        '\tMemory slot #1 capacity (MiB): 4096.00',
        '\tJVM Flags: 2 total; -Xms512m -Xmx8G',
        '\t\ta.jar |Lamp |lamp |1.0 |Manifest: NOSIGNATURE',
        '\t\tb.jar |Oil |oil |1.0 |Manifest: NOSIGNATURE',
        '\tNeoForge: net.neoforged:21.1.65',
      ].join('\n'),
    );
    expect(Object.fromEntries(summary.map(({name, value, warning}) => [name, [value, warning]]))).toEqual({
      Minecraft: ['1.21.1', undefined],
      'Mod loader': ['NeoForge 21.1.65', undefined],
      Java: ['17.0.8, Microsoft', 'Minecraft 1.21.1 needs Java 21'],
      'Memory for the game': ['8192 MB', 'leaves too little for the system and the graphics driver'],
      'Memory of the PC': ['8192 MB', undefined],
      System: ['Windows 11 (amd64) version 10.0', undefined],
      Mods: ['2', undefined],
    });
  });

  it('where the log stopped and whose code is there, if the cause is unknown', async () => {
    const {stopped} = await read(
      [
        '[12:00:00] [main/ERROR] [x/]: Boom',
        'java.lang.IllegalStateException: what',
        '\tat TRANSFORMER/lampmod@1.0/com.lamp.Lamp.on(Lamp.java:3) ~[lampmod-1.0.jar%23200!/:1.0] {re:classloading}',
        '\tat net.minecraft.client.Minecraft.run(Minecraft.java:1) ~[client-1.21.jar%23171!/:?] {re:mixin}',
        '\tat net.minecraft.x.Y.handler$zza000$oilmod$tick(Y.java:1)',
        '[12:00:01] [main/INFO]: bye',
      ].join('\n'),
    );
    expect(stopped).toMatchObject({
      ...{file: 'latest.log', last: {line: 6}, error: {line: 1}},
      mods: ['lampmod', 'oilmod'],
    });
    expect(stopped!.trace.map(({line}) => line)).toEqual([2, 3, 4, 5]);
  });

  it.each([
    ['a level before other words', '[init] [ERROR] No lamp\n[init] Failed to light it', 1],
    ['the words of a script', 'starting\n./run.sh: line 3: lamp: No such file or directory\nbye', 2],
    ['the words of a program', 'FTB Server Installer\npanic: no lamp\n\ngoroutine 1 [running]:', 2],
  ])('the last error that a log names: %s', async (_, text, line) => {
    expect((await read(text)).stopped?.error?.line).toBe(line);
  });

  it('no error in a log of a launcher that reports none', async () => {
    expect((await read('FTB Server Installer\nModpack files downloaded')).stopped).toBeUndefined();
  });

  it.each([
    ['Docker Compose', 'mc-1  | '],
    ['the journal of systemd', 'Jan 02 01:49:51 host java[12]: '],
    ['Forge for 1.12', '[12:00:00] [main/INFO] [STDERR]: [java.lang.Throwable:printStackTrace:-1]: '],
  ])('a trace in lines that %s wrote', async (_, before) => {
    const trace = ['com.oil.LampException: dark', '\tat com.lamp.Lamp.on(Lamp.java:3)', 'Caused by: no oil'];
    const {stopped} = await read(
      ['[12:00:00] [main/ERROR]: Boom', ...trace].map((line) => before + line).join('\n'),
    );
    expect(stopped?.trace.map(({text}) => text)).toEqual(trace);
  });

  it('the trace of a crash report, not that of a thread below', async () => {
    const {stopped} = await read(
      '---- Minecraft Crash Report ----\n\njava.lang.Error: first\n\tat a.B.c(B.java:1)\n\n-- Head --\nStacktrace:\n\tat z.Z.z(Z.java:1)\n',
    );
    expect(stopped!.trace[0]!.text).toBe('java.lang.Error: first');
  });
});

describe('exports', () => {
  const secrets = [
    '[main/INFO]: Setting user: Steve_07',
    '[main/INFO]: args [--username, Steve_07, --uuid, 069a79f444e94726a5befca90e38aaf5, --accessToken, eyJhbGciOi.eyJ4dWlkIjo.c2lnbmF0dXJl, --clientId, abc123==]',
    'Session ID is token:abcdef:069a79f444e94726a5befca90e38aaf5',
    'Loading from C:\\Users\\Mara Lind\\AppData\\Roaming and /home/mlind/.ftba and /Users/mara/x',
    '[Server thread/INFO]: Steve_07[/203.0.113.77:51234] logged in with entity id 1',
    '[Server thread/INFO]: Alex joined the game',
    'mail me at mara.lind@example.org, uuid 069a79f4-44e9-4726-a5be-fca90e38aaf5',
    'Connecting to play.lamp.example, 25565 and [2001:db8::7]:25565',
    'Hi Alex, Mara Lind and Steve_07 are here; NEIGHBORS Alexandria',
  ];
  const kept = [
    'GL version 4.6.0 NVIDIA 545.29.06, jei-1.20.1-15.2.0.27.jar, Forge Mod Loader version 14.23.5.2768',
    '\tat TRANSFORMER/neoforge@21.1.65/net.neoforged.fml.Foo.bar(Foo.java:12)',
    '[12:34:56] [main/INFO] [mixin/]: Session:: ok, DriverVersion=31.0.15.4601, listening on 127.0.0.1:25565',
    'GDI32.dll:GDI Client DLL:10.0.226.2:Microsoft Corporation',
  ];

  it('a copy without personal data, and a list of what was removed', async () => {
    const doctor = new Doctor(rules);
    await doctor.diagnose([{name: 'latest.log', blob: new Blob([[...secrets, ...kept].join('\n')])}]);
    const {blob, name, removed} = await doctor.cleanCopy();
    const text = await blob.text();
    for (const secret of [
      'Steve',
      'Mara',
      'mlind',
      '069a79f4',
      'eyJ',
      'abc123',
      'abcdef',
      '203.0.113',
      'Alex ',
      'Alex,',
      'example.org',
      'play.lamp',
      '2001:db8',
    ]) {
      expect(text, secret).not.toContain(secret);
    }
    expect(text).toContain('NEIGHBORS Alexandria');
    for (const line of kept) expect(text).toContain(line);
    expect(name).toBe('latest-cleaned.txt');
    expect(removed.map(({what}) => what).sort()).toEqual([
      'IP addresses',
      'account and session ids',
      'e-mail addresses',
      'home folders',
      'names of players and users',
      'server addresses',
      'session ids',
      'tokens',
    ]);
    expect(text.split('\n')).toHaveLength(secrets.length + kept.length);
  });

  it('evidence and report without personal data either', async () => {
    const diagnosed = await read(
      "Setting user: Steve_07\nSteve_07: Mod 'C:\\Users\\Mara\\lamp' is missing\n",
    );
    expect(JSON.stringify(diagnosed)).not.toMatch(/Steve|Mara/);
    expect(asMarkdown(diagnosed, 'https://site')).not.toMatch(/Steve|Mara/);
  });

  it('Markdown in which text from the log is never markup', async () => {
    const diagnosed = await read("Mod '[x](javascript:1) <img src=x> `a` @someone #1' is missing ``` end\n");
    const text = asMarkdown(diagnosed, 'https://site');
    expect(text).toContain('missing: \\[x\\](javascript:1) \\<img src=x\\> \\`a\\` \\@someone \\#1');
    expect(text).toContain('````');
  });
});
