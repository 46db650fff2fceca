import type {ServerPack} from '@site/src/data/schema/packs';

/**
 * A reader's choices. They contain only numbers and known words, so that text from the address cannot get into a
 * generated file.
 */
export interface Choice {
  /** Name for files and users, such as `ftb-skies-2` or `ftb-129`. */
  slug: string;
  title: string;
  pack: number;
  version: number;
  java: number;
  /** Script that starts the server: `run` with `user_jvm_args.txt`, or `start`. */
  start: 'run' | 'start';
  system: System;
  /** Heap in gigabytes. */
  memory: number;
  port: number;
  way: Way;
}

export const systems = {linux: 'Linux', windows: 'Windows', macos: 'macOS'} as const;
export const ways = {
  hand: 'By hand',
  systemd: 'As a systemd service',
  docker: 'With Docker Compose',
  pterodactyl: 'With Pterodactyl',
} as const;
export const javas = [8, 16, 17, 21, 25] as const;

export type System = keyof typeof systems;
export type Way = keyof typeof ways;

/** Value of the option for a pack that is not in the list, whose ids the reader enters. */
export const ownPack = 'own';

/** Names of the query parameters. */
export const parameters = ['pack', 'version', 'id', 'java', 'system', 'memory', 'port', 'way'] as const;
export type Values = Partial<Record<string, string>>;

const oneOf = <Known extends string>(
  value: string | undefined,
  known: Readonly<Record<Known, unknown>>,
): Known =>
  value !== undefined && Object.hasOwn(known, value) ? (value as Known) : (Object.keys(known)[0] as Known);

/** Parses a whole number. Returns undefined if the number is outside the limits. */
function within(value: string | undefined, least: number, most: number): number | undefined {
  const number = /^\d{1,9}$/.test(value ?? '') ? Number(value) : NaN;
  return number >= least && number <= most ? number : undefined;
}

const limits = {memory: [2, 64], port: [1024, 65535], number: [1, 999_999_999]} as const;

/** Returns the allowed range of each field with an invalid value, by field name. */
export function mistakesIn(values: Values): Partial<Record<string, string>> {
  const check = (name: string, [least, most]: readonly [number, number]) =>
    values[name] && within(values[name], least, most) === undefined
      ? {[name]: `a whole number from ${least} to ${most.toLocaleString('en')}`}
      : {};
  return {
    ...check('memory', limits.memory),
    ...check('port', limits.port),
    ...(values.pack === ownPack ? {...check('id', limits.number), ...check('version', limits.number)} : {}),
  };
}

/** Fabric, Quilt, and Forge up to Minecraft 1.16.5 have a `start` script. Other loaders have a `run` script. */
const startOf = (java: number, loader?: ServerPack['loader']): Choice['start'] =>
  loader === 'Fabric' || loader === 'Quilt' || java === 8 ? 'start' : 'run';

/**
 * Creates a choice from query parameters or field values. Missing and invalid values are replaced with defaults.
 */
export function readChoice(packs: readonly ServerPack[], values: Values): Choice {
  const rest = {
    system: oneOf(values.system, systems),
    memory: within(values.memory, ...limits.memory) ?? 8,
    port: within(values.port, ...limits.port) ?? 25565,
    way: oneOf(values.way, ways),
  };
  if (values.pack === ownPack) {
    const pack = within(values.id, ...limits.number) ?? 100;
    const java = javas.find((each) => String(each) === values.java) ?? 21;
    const version = within(values.version, ...limits.number) ?? 100096;
    return {
      slug: `ftb-${pack}`,
      title: `FTB pack ${pack}`,
      pack,
      version,
      java,
      start: startOf(java),
      ...rest,
    };
  }
  const {slug, title, id, java, loader, versions} =
    packs.find((each) => each.slug === values.pack) ?? packs[0]!;
  const version = versions.find((each) => String(each.id) === values.version) ?? versions[0]!;
  return {slug, title, pack: id, version: version.id, java, start: startOf(java, loader), ...rest};
}
