/** Checks files off the page's thread. Asks the site for the facts of the mods that it meets; nothing of the files leaves. */
import {documentedMinecraft, minecraftTable} from '../config/minecraft';
import {checkFiles} from './engine';
import {parseFile} from './engine/parse';
import {pathOf, recogniser, type Kind} from './engine/recognise';
import type {ModFacts} from '../data/schema/facts';
import {readGiven} from './given';
import type {FactsIndex, FromWorker, ToWorker} from './protocol';

const scope = globalThis as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: (event: {data: ToWorker}) => void;
};

/** The name under which the page gives a text that was pasted. */
const pasted = 'pasted.snbt';

const fetched = new Map<string, Promise<unknown>>();

/** Fetches a file of facts once. */
async function fetchJson<T>(url: string): Promise<T> {
  const known =
    fetched.get(url) ??
    fetch(url).then(async (answer) => {
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      return (await answer.json()) as unknown;
    });
  fetched.set(url, known);
  return known.catch((error: unknown) => {
    fetched.delete(url);
    throw error;
  }) as Promise<T>;
}

/** Mods whose facts a file needs; ranks name nodes of all of them. */
const needed = (kind: Kind | undefined, all: readonly string[]): readonly string[] => {
  if (!kind) return [];
  if (kind.kind === 'settings') return [kind.mod];
  return kind.kind === 'quests' ? ['ftb-quests'] : all;
};

async function answer({chosen, minecraft, api}: ToWorker): Promise<FromWorker> {
  const index = await fetchJson<FactsIndex>(`${api}index.json`);
  const kindOf = recogniser(index.facts);
  const isOurs = (path: string) => kindOf(path) !== undefined || path === pasted;
  const {files, others, problems} = await readGiven(chosen, isOurs);
  const all = index.facts.map(({mod}) => mod);
  const hasPasted = files.some(({path}) => path === pasted);
  const mods = new Set(hasPasted ? all : files.flatMap(({path}) => needed(kindOf(path), all)));
  const facts = await Promise.all(
    index.facts.filter(({mod}) => mods.has(mod)).map(({url}) => fetchJson<ModFacts>(`${api}${url}`)),
  );
  const shown = facts.filter((each) => each.minecraft === (minecraft ?? documentedMinecraft));
  for (const file of files.filter(({path}) => path === pasted)) {
    const content = file.text === undefined ? undefined : parseFile(file.path, file.text);
    // A text that cannot be read gets its finding under the name of any file of ours.
    const path = content && 'entries' in content ? pathOf(content, shown) : 'ftbranks/ranks.snbt';
    if (path === undefined) {
      problems.push(
        'None of the FTB mods has a file with these settings. Choose the file itself: its name says what it is.',
      );
    }
    file.path = path ?? file.path;
  }
  const report = checkFiles(files, {facts, versions: minecraftTable, usual: documentedMinecraft, minecraft});
  return {type: 'report', report: {...report, others}, problems};
}

scope.onmessage = ({data}) => {
  answer(data).then(
    (message) => scope.postMessage(message),
    (error: unknown) =>
      scope.postMessage({type: 'failed', message: `The files could not be checked: ${String(error)}`}),
  );
};
