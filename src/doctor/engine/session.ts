import type {LogKind, Phase, Stopped} from '../../data/schema/diagnoses';
import type {RulePattern} from '../rules/rules';

const ranks: Record<Phase, number> = {launcher: 0, loading: 1, ready: 2, play: 3, stopping: 4};

/** How a session ended. */
export type Outcome =
  | 'not-started'
  | 'loading'
  | 'ended'
  | 'crashed'
  | 'froze'
  | 'disconnected'
  | 'running'
  | 'launcher'
  | 'part'
  | 'no-log';

/**
 * Meaning of a marker:
 * - `start`: a game or server is starting
 * - `loaded`: the resources are loaded, unless the loader shows an error screen instead of the title
 * - `ready`: the title screen appears, or a server logs `Done`
 * - `world`: a world is being played
 * - `joined`: the client joined a server, or a player joined this server
 * - `leaves`: the client tries to join a server
 * - `refused`: the client could not join a server or was disconnected from it
 * - `broken`: the loader gave up and shows an error screen
 * - `closed`: the game or server ends normally
 * - `crash`: the game or server crashes
 * - `froze`: the server stops responding
 * - `unstarted`: Java or the server refuses to start
 * - `no-crash`: what looked like a crash report is only a list of facts about the PC
 */
type Sign =
  | 'start'
  | 'loaded'
  | 'ready'
  | 'world'
  | 'joined'
  | 'leaves'
  | 'refused'
  | 'broken'
  | 'closed'
  | 'crash'
  | 'no-crash'
  | 'unstarted'
  | 'froze';

type Marker = RulePattern & {sign: Sign};
const all = (sign: Sign, ...anchors: string[]): Marker[] => anchors.map((anchor) => ({sign, anchor}));
const one = (sign: Sign, anchor: string, source: string): Marker => ({sign, anchor, source});
const atLeastWarning = (marker: Marker): Marker => ({...marker, level: ['fatal', 'error', 'warn']});

/** Patterns for lines of the game and its loaders that mark the phases of a session. */
export const markers: readonly Marker[] = [
  ...all(
    'start',
    'ModLauncher running: args',
    'Loading for game Minecraft',
    'Loading tweak class name',
    'Launching wrapped minecraft',
    'Forge Mod Loader version ',
    'Starting minecraft server version ',
    'Setting user: ',
    'LWJGL Version: ',
    'Backend library: ',
    'Bootstrap: Starting',
  ),
  one('start', 'Loading Minecraft ', 'Loading Minecraft \\S{1,40} with '),
  ...all('loaded', 'Sound engine started', 'OpenAL initialized'),
  one('ready', 'Done (', 'Done \\(\\d[\\d.,]{0,12} ?m?s\\)'),
  ...all(
    'loaded',
    'Could not authorize you against Realms',
    "Couldn't connect to realms",
    'Realms Notification Availability checker',
  ),
  ...all('ready', 'Starting integrated minecraft server version '),
  ...all('world', 'Stopping singleplayer server as player logged out', 'Saving and pausing game', '[CHAT] '),
  one('joined', ' advancements', '(?:Client|Render) thread/INFO\\].{0,90}Loaded \\d{1,5} advancements'),
  one('joined', '] logged in with entity id ', '\\] logged in with entity id \\d'),
  one('joined', ' joined the game', ': \\S{1,40} joined the game'),
  one('joined', ' issued server command: ', '\\w issued server command: /'),
  one('leaves', 'Connecting to ', 'Connecting to \\S{1,100}, \\d{1,5}$'),
  // Level INFO is excluded, because these lines also appear at this level when a player quits normally.
  ...[
    ...all('refused', "Couldn't connect to server", 'Disconnected from server'),
    one('refused', 'Client disconnected with reason: ', 'with reason: (?!Quitting|Disconnected\\s*$)'),
  ].map(atLeastWarning),
  ...all(
    'broken',
    'Missing or unsupported mandatory dependencies',
    'Missing mandatory dependencies',
    'Failed to complete lifecycle event',
    'Cowardly refusing to send event',
    'Mod loading error has occurred',
    'Mod Loading has failed',
    'to a broken mod state',
    'Not beginning mod initialization phase',
    'the game will display an error screen and halt',
    'Fatal errors were detected during the transition',
    'MissingModsException',
    'DuplicateModsFoundException',
    'WrongMinecraftVersionException',
    'Error during pre-loading phase',
    'Loading errors encountered',
  ),
  ...all(
    'closed',
    ': Stopping server',
    ': Stopping the server',
    ': Stopping!',
    ': SoundSystem shutting down',
  ),
  ...all(
    'crash',
    '---- Minecraft Crash Report',
    'This crash report has been saved to',
    'Crash report saved to',
    'Preparing crash report with UUID',
    'Game crashed!',
    'eported exception thrown!',
    'Encountered an unexpected exception',
    'Failed to start the minecraft server',
    'A fatal error has been detected by the Java Runtime',
    'There is insufficient memory for the Java Runtime',
    'A critical error occurred',
    'Incompatible mod set!',
    'Incompatible mods found!',
    'Minecraft has crashed!',
    'The game crashed whilst',
    "can't proceed with server load",
  ),
  ...all(
    'unstarted',
    'Error occurred during initialization of VM',
    'Could not create the Java Virtual Machine',
    'You need to agree to the EULA',
    'FAILED TO BIND TO PORT',
    'Could not find or load main class',
    'Unable to access jarfile',
  ),
  one('crash', 'Unable to launch', '(?:FATAL|ERROR)\\].{0,40}Unable to launch$'),
  one(
    'crash',
    'Exception in thread "',
    'Exception in thread "(?:main|Render thread|Client thread|Server thread|Minecraft main thread|LWJGL Application)"',
  ),
  one('crash', 'Description: ', '^Description: \\S'),
  one('crash', 'ith exit', '[Cc]rashed with exit ?code -?[1-9]'),
  ...all('no-crash', 'THIS IS NOT A ERROR', 'Description: Loading screen debug info'),
  ...all(
    'froze',
    'Considering it to be crashed',
    'ServerHangWatchdog detected',
    'The server has stopped responding!',
  ),
];

/** Minecraft 1.12 and older log at most this many lines after the sound system shuts down. */
const closing = 8;
/** An error within this many lines of the end of a log probably ended the game. */
const lastLines = 60;
/** Pasted excerpts of a log usually have fewer lines. */
const longPart = 400;

/** Outcomes in which the player or the admin ended the game, or the game is still running. */
const goneOn = new Set<Outcome>(['ended', 'running', 'disconnected']);

/** State of a session. The numbers are line numbers; 0 means that the event has not occurred. */
interface Run {
  start: number;
  phase: Phase;
  isServer: boolean;
  alive: number;
  loaded: number;
  world: number;
  joined: number;
  refused: number;
  /** The first attempt to join a server. */
  left: number;
  broken: number;
  closed: number;
  crash: number;
  froze: number;
  unstarted: number;
}

const fresh = (start: number, phase: Phase): Run => ({
  start,
  phase,
  isServer: false,
  alive: 0,
  loaded: 0,
  world: 0,
  joined: 0,
  refused: 0,
  left: 0,
  broken: 0,
  closed: 0,
  crash: 0,
  froze: 0,
  unstarted: 0,
});

/** Tracks the last session in one file. */
export class Session {
  private run: Run = fresh(0, 'launcher');
  private hasStart = false;
  /** Whether any line looks like logger output. */
  private isLogged = false;
  private lines = 0;

  get phase(): Phase {
    return this.run.phase;
  }

  /** Processes a line that matches a marker. */
  mark(number: number, line: number): void {
    const {sign, anchor} = markers[number]!;
    const {run} = this;
    this.isLogged = true;
    switch (sign) {
      case 'start':
        if (ranks[run.phase] >= ranks.ready || run.closed > 0 || run.crash > 0) {
          this.run = fresh(line, 'loading');
        } else this.reach('loading');
        this.hasStart = true;
        break;
      case 'loaded':
        run.loaded = line;
        this.reach('ready');
        break;
      case 'ready':
        run.isServer ||= anchor === 'Done (';
        this.live(line, run.isServer ? 'play' : 'ready');
        if (run.isServer) run.world = line;
        break;
      case 'world':
      case 'joined':
        run.world = line;
        run.joined = line;
        this.live(line, 'play');
        break;
      case 'leaves':
        run.left ||= line;
        this.live(line, 'ready');
        break;
      case 'refused':
        run.refused = line;
        break;
      case 'broken':
        run.broken ||= line;
        break;
      case 'closed':
        run.closed = line;
        if (!anchor.includes('SoundSystem')) run.phase = 'stopping';
        break;
      case 'crash':
        run.crash ||= line;
        break;
      case 'unstarted':
        run.crash ||= line;
        run.unstarted ||= line;
        break;
      case 'no-crash':
        run.crash = 0;
        break;
      case 'froze':
        run.crash ||= line;
        run.froze ||= line;
    }
  }

  /**
   * Ends the session.
   * @param lines number of lines in the file
   * @param isLogged whether any line comes from a logger
   */
  finish(lines: number, isLogged: boolean): void {
    this.lines = lines;
    this.isLogged ||= isLogged;
  }

  /** First line of the crash so far, or 0, and whether the loader has given up. */
  get end(): {crash: number; isBroken: boolean} {
    const {crash, broken} = this.run;
    return {crash, isBroken: broken > 0};
  }

  /** First line that reports the failure of the session, or 0. */
  get endedAt(): number {
    return this.run.crash || this.run.broken;
  }

  /**
   * Returns how the last session ended.
   * @param kind kind of the file
   * @param head beginning of the file
   */
  outcome(kind: LogKind, head: string): Outcome {
    const {run} = this;
    if (kind === 'hs_err') return 'crashed';
    if (kind === 'crash') {
      if (/^Description: Watching Server|ServerHangWatchdog/m.test(head)) return 'froze';
      return loadingCrash.test(head) ? 'loading' : 'crashed';
    }
    const hasPlayed = run.alive > 0 || (run.loaded > 0 && run.broken === 0);
    if (kind === 'app' || kind === 'installer') return run.crash > 0 ? 'not-started' : 'launcher';
    if (run.froze > 0) return 'froze';
    if (run.unstarted > 0 && !hasPlayed) return 'not-started';
    if (run.crash > 0) return hasPlayed || !this.hasStart ? 'crashed' : 'loading';
    if (run.broken > 0) return 'loading';
    if (hasPlayed && run.refused > run.joined && !run.isServer) return 'disconnected';
    const isClosed = run.phase === 'stopping' || (run.closed > 0 && this.lines - run.closed < closing);
    if (!hasPlayed && this.hasStart) return 'loading';
    // Loggers start a new file at midnight, so a log can begin in the middle of a session.
    if (hasPlayed || (this.isLogged && this.lines > longPart)) return isClosed ? 'ended' : 'running';
    return this.isLogged ? 'part' : 'no-log';
  }

  /**
   * Returns whether the game went on after an error that could have stopped it.
   * @param line line of the error
   * @param stops what an error of this kind usually stops
   */
  isSurvived(line: number, stops: Stopped, outcome: Outcome): boolean {
    const {run} = this;
    if (stops === 'part') return false;
    if (line < run.start) return true;
    if (stops === 'connection') {
      if (run.joined > line) return true;
      // An error before the first attempt to join a server cannot be the result of that attempt.
      const isTried = run.left > 0 && run.left <= line;
      const isOver =
        outcome === 'crashed' || outcome === 'froze'
          ? run.alive > line
          : goneOn.has(outcome) && !run.isServer;
      return isOver && !isTried;
    }
    if (stops === 'world') return run.world > line;
    if (run.alive > line || (run.loaded > line && run.broken === 0)) return true;
    if (outcome === 'ended' || outcome === 'disconnected') return true;
    return outcome === 'running' && this.lines - line > lastLines;
  }

  get isServer(): boolean {
    return this.run.isServer;
  }

  private reach(phase: Phase): void {
    if (ranks[phase] > ranks[this.run.phase]) this.run.phase = phase;
  }

  /** Records that the game or server is running at this line, so no earlier line ended it. */
  private live(line: number, phase: Phase): void {
    const {run} = this;
    Object.assign(run, {alive: line, broken: 0, crash: 0, froze: 0, unstarted: 0, closed: 0});
    if (run.phase === 'stopping') run.phase = 'play';
    this.reach(phase);
  }
}

/**
 * Matches the description in a crash report if the crash came before the title screen or, on a server, before `Done`.
 */
const loadingCrash =
  /^Description: (?:Initializing game|Mod loading|There was a severe problem|Bootstrap|Registering|Exception while loading|Unable to launch|Loading|Pre-?[Ii]nit|Initialization|Start(?:ing|up)|Rendering overlay)/m;
