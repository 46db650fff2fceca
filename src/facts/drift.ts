import {extract} from './extract';
import {factKinds, factsByName, type Fact, type Facts} from './facts';
import type {Mod} from './mods';
import {movedPins, sentencesToRead} from './pins/pin';
import type {Pin} from './pins/file';
import {compareNumbers, releaseNumbers} from './release';
import type {Repository} from './repository';

/** Differences of a release from the version that the data were written for. */

const code = (value: unknown) =>
  `\`${typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')}\``;

/** Keys worth reporting; the position in the code is not. */
function changes(before: Fact, after: Fact): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => key !== 'at');
  return keys
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => `${key} ${code(before[key])} → ${code(after[key])}`);
}

/** Two extractions compared, as Markdown; empty when nothing differs. */
export function compareFacts(before: Facts, after: Facts): string {
  const sections = factKinds.map((kind) => {
    const [old, now] = [factsByName(before, kind), factsByName(after, kind)];
    const appeared = [...now]
      .filter(([name]) => !old.has(name))
      .map(([name, {at}]) => `- appeared: ${code(name)} (${at})`);
    const went = [...old].filter(([name]) => !now.has(name)).map(([name]) => `- went: ${code(name)}`);
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

/** The line of releases that a tag belongs to, by the version of Minecraft in its first two numbers. */
const lineOf = (tag: string) => releaseNumbers(tag).slice(0, 2);

/**
 * The newest tag of each line that is newer than the one the data were written for, and for no older Minecraft.
 * @param ref the tag or commit that was read
 * @param version what it is called, where `ref` is a commit
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
 * What every newer line of releases changed, as Markdown with a heading per tag: facts, and sentences whose code is another.
 * @param ref what the data or the pins were read from
 * @param before what was extracted there; undefined for an app, which has pins only
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
      `## ${tag}${after?.minecraft ? ` for Minecraft ${after.minecraft}` : ''}\n\n${changed.join('\n\n') || 'Nothing that the site tells.'}`,
    );
  }
  return `# ${mod.name}: since ${ref}\n\n${parts.join('\n\n') || 'No newer tag.'}\n`;
}
