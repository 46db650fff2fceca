import {extract} from './extract';
import {factKinds, factsByName, type Fact, type Facts} from './facts';
import type {Mod} from './mods';
import {movedPins, sentencesToRead} from './pins/pin';
import type {Pin} from './pins/file';
import {compareNumbers, releaseNumbers} from './release';
import type {Repository} from './repository';

/** Finds differences between newer releases and the documented release. */

const code = (value: unknown) =>
  `\`${typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')}\``;

/** Returns the changed values of a fact. Ignores its position in the code. */
function changes(before: Fact, after: Fact): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => key !== 'at');
  return keys
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => `${key} ${code(before[key])} → ${code(after[key])}`);
}

/** Formats the differences between two extractions as Markdown. Returns an empty string if there are none. */
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

/** Returns the release line of a tag: the first two numbers, which identify the version of Minecraft. */
const lineOf = (tag: string) => releaseNumbers(tag).slice(0, 2);

/**
 * Returns the newest tag of each release line that is newer than `ref` and not for an older Minecraft.
 * @param ref tag or commit of the documented release
 * @param version version of the release; needed only if `ref` is a commit
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
 * Reports the changes in newer releases as Markdown: changed facts, and sentences whose pinned code has changed.
 * @param ref tag of the documented release or of the pins
 * @param before facts at that tag; undefined for programs that have only pins
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
