/**
 * Web worker that checks files. It downloads facts about the mods; the content of the files never leaves the
 * browser.
 */
import {documentedMinecraft, minecraftTable} from '../config/minecraft';
import {checkFiles} from './engine';
import {pasted} from './engine/findings';
import {recogniser, type Kind} from './engine/recognise';
import type {ModFacts} from '../data/schema/facts';
import {readGiven} from './given';
import type {FactsIndex, FromWorker, ToWorker} from './protocol';

const scope = globalThis as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: (event: {data: ToWorker}) => void;
};

const fetched = new Map<string, Promise<unknown>>();

/** Fetches a JSON file, or returns it from the cache. */
async function fetchJson<T>(url: string): Promise<T> {
  const known =
    fetched.get(url) ??
    fetch(url).then(async (answer) => {
      if (!answer.ok) throw new Error(`${url} responded with status ${answer.status}`);
      return (await answer.json()) as unknown;
    });
  fetched.set(url, known);
  return known.catch((error: unknown) => {
    fetched.delete(url);
    throw error;
  }) as Promise<T>;
}

/**
 * Returns the mods whose facts are needed to check a file. A rank file needs all mods, because it can contain nodes
 * of any mod.
 */
const needed = (kind: Kind | undefined, all: readonly string[]): readonly string[] => {
  if (!kind) return [];
  if (kind.kind === 'settings') return [kind.mod];
  return kind.kind === 'quests' ? ['ftb-quests'] : all;
};

async function answer({chosen, api, ...wanted}: ToWorker): Promise<FromWorker> {
  const index = await fetchJson<FactsIndex>(`${api}index.json`);
  const kindOf = recogniser(index.facts);
  const isOurs = (path: string) => kindOf(path) !== undefined || path === pasted;
  const {files, others, jars, problems} = await readGiven(chosen, isOurs);
  const all = index.facts.map(({mod}) => mod);
  const hasPasted = files.some(({path}) => path === pasted);
  const mods = new Set(hasPasted ? all : files.flatMap(({path}) => needed(kindOf(path), all)));
  const facts = await Promise.all(
    index.facts.filter(({mod}) => mods.has(mod)).map(({url}) => fetchJson<ModFacts>(`${api}${url}`)),
  );
  const report = checkFiles(files, {
    ...wanted,
    mods: [...jars, ...wanted.mods],
    facts,
    versions: minecraftTable,
    usual: documentedMinecraft,
  });
  return {type: 'report', report: {...report, others}, problems};
}

scope.onmessage = ({data}) => {
  answer(data).then(
    (message) => scope.postMessage(message),
    (error: unknown) =>
      scope.postMessage({
        type: 'failed',
        message: `The files could not be checked. Check your connection and try again. If it keeps failing, report this error: ${String(error)}`,
      }),
  );
};
