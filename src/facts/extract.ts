import type {Facts} from './facts';
import type {Mod} from './mods';
import {Evaluator} from './java/evaluator';
import {evaluate} from './java/expressions';
import {run} from './java/statements';
import {readCommands} from './read/commands';
import {readFields} from './read/fields';
import {readOptions, type OptionKeys} from './read/options';
import {readParents} from './read/parents';
import {readProperties} from './read/properties';
import {readNames} from './read/names';
import {readKeys, readNodes, readTheme, readTypes} from './read/small';
import {readPressed} from './read/pressed';
import {readEnums, runStatics} from './read/values';
import {releaseName} from './release';
import type {Repository} from './repository';
import {readSources} from './sources';

/**
 * Extracts all facts of a mod at a tag.
 * @throws SourceError or JavaError, with file and line
 */
export async function extract(
  repository: Repository,
  ref: string,
  {id: mod, repository: name, playedOn}: Omit<Mod, 'name'>,
): Promise<Facts> {
  const sources = await readSources(repository, ref);
  const evaluator = new Evaluator(sources.index, {evaluate, run});
  const keys: OptionKeys = new Map();
  runStatics(evaluator);
  const options = [...readOptions(evaluator, sources, keys), ...readFields(evaluator, sources)];
  const commands = readCommands(evaluator, keys);
  const types = readTypes(sources);
  const properties = readProperties(evaluator, sources, Object.values(types).flat());
  const facts: Facts = {
    mod,
    repository: name,
    ref,
    commit: sources.commit,
    version: releaseName(ref, sources.version),
    minecraft: playedOn?.[sources.minecraft] ?? sources.minecraft,
    commands,
    options,
    nodes: readNodes(evaluator, keys, sources),
    keys: readKeys(evaluator, sources),
    properties,
    theme: readTheme(evaluator, sources),
    enums: readEnums(evaluator),
    pressed: readPressed(evaluator, sources),
    types,
    parents: readParents(
      evaluator,
      new Set([...properties.map(({object}) => object), ...Object.values(types).flat()]),
    ),
    names: readNames(sources),
    files: {},
  };
  const named = new Set(JSON.stringify(facts).match(/\w+\.java(?=:\d)/g));
  const read = [...sources.texts.values()].filter(
    ({path}) => named.has(path.split('/').at(-1) ?? '') || !path.endsWith('.java'),
  );
  return {...facts, files: Object.fromEntries(read.map(({path, hash}) => [path, hash]))};
}
