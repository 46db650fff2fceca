import {extract} from './extract';
import {factKinds, factsByName, type Fact, type Facts} from './facts';
import type {Mod} from './mods';
import {movedPins, sentencesToRead} from './pins/pin';
import type {Pin} from './pins/file';
import {compareNumbers, releaseNumbers} from './release';
import type {Repository} from './repository';

/** Differences of newer releases from the version that the data was written for. */

const code = (value: unknown) =>
  `\`${typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')}\``;

/** Changed values of a fact, except its place in the code. */
function changes(before: Fact, after: Fact): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => key !== 'at');
  return keys
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => `${key} ${code(before[key])} → ${code(after[key])}`);
}

/** Differences of two extractions as Markdown; empty if there are none. */
export function compareFacts(before: Facts, after: Facts): string {
  const sections = factKinds.map((kind) => {
    const [old, now] = [factsByName(before, kind), factsByName(after, kind)];
    const appeared = [...now]
      .filter(([name]) => !old.has(name))
      .map(([name, {at}]) => `- appeared: ${code(name)} (${at})`);
    const went = [...old].filter(([name]) => !now.has(name)).map(([name]) => `- disappeared: ${code(name)}`);
    const changed = [...now].flatMap(([name, fact]) => {
      const was = old.get(name);
      const list = was ? changes(was, fact) : [];
      return list.length > 0 ? [`- changed: ${code(name)}: ${list.join(', ')} (${fact.at})`] : [];
    });
    const lines = [...appeared, ...went, ...changed];
    return lines.length > 0 ? `### ${kind[0]?.toUpperCase()}${kind.slice(1)}\n\n${lines.join('\n')}` : '';
  });
  return sections.filter(Boolean).join('\n\n');
}

/** Release line of a tag: its first two numbers, which are the version of Minecraft. */
const lineOf = (tag: string) => releaseNumbers(tag).slice(0, 2);

/**
 * The newest tag of each release line, if it is newer than `ref` and not for an older Minecraft.
 * @param ref the tag or commit that was read
 * @param version its version number, if `ref` is a commit
 */
export function newerTags(repository: Repository, ref: string, version = ref): string[] {
  const tags = repository.tags().filter(({name}) => /^v?\d+(\.\d+)+/.test(name));
  const since = tags.find(({name}) => name === ref)?.time ?? repository.time(ref);
  const newest = new Map(
    tags
      .filter(
        ({name, time}) => time > since && name !== ref && compareNumbers(lineOf(name), lineOf(version)) >= 0,
      )
      .map(({name}) => [lineOf(name).join('.'), name]),
  );
  return [...newest.values()];
}

/**
 * Changes of every newer release line, as Markdown with a heading per tag: facts, and sentences whose code has changed.
 * @param ref tag that the data or the pins were read from
 * @param before the facts of that tag; undefined for an app, which has only pins
 */
export async function drift(
  repository: Repository,
  mod: Mod,
  ref: string,
  before: Facts | undefined,
  pins: readonly Pin[],
): Promise<string> {
  const parts: string[] = [];
  for (const tag of newerTags(repository, ref, before?.version)) {
    const after = before && (await extract(repository, tag, mod));
    const changed = [
      before && after ? compareFacts(before, after) : '',
      sentencesToRead(await movedPins(repository, tag, pins)),
    ].filter(Boolean);
    parts.push(
      `## ${tag}${after?.minecraft ? ` for Minecraft ${after.minecraft}` : ''}\n\n${changed.join('\n\n') || 'No changes to facts or pinned statements.'}`,
    );
  }
  return `# ${mod.name}: since ${ref}\n\n${parts.join('\n\n') || 'No newer tag.'}\n`;
}
