import {readManifest} from './manifest';
import {PackError, type PackReading} from './reading';

/** FTB's public pack API. FTB-Server-Installer (`repos/ftb.go`) and the updater of FTB-Modpack-Issues' forms use it. */
const ftbService = 'https://api.feed-the-beast.com/v1/modpacks/public';

const timeout = 30_000;

async function ask(address: string): Promise<PackReading> {
  let text: string;
  try {
    const answer = await fetch(address, {
      headers: {accept: 'application/json', 'user-agent': 'ftb-docs'},
      signal: AbortSignal.timeout(timeout),
    });
    if (!answer.ok) throw new PackError(`answers ${answer.status}`);
    text = await answer.text();
  } catch (error) {
    const {message, cause} = error as Error;
    const reason =
      error instanceof PackError
        ? message
        : `gives no answer: ${cause instanceof Error ? cause.message : message}`;
    throw new PackError(`${address}  ${reason}; look at status.feed-the-beast.com, or read a file instead`);
  }
  return readManifest(text, address);
}

/**
 * Requests a pack and one of its versions.
 * @param id number of the pack
 * @param version number of the version; without it, the newest release, or the newest of any kind if there is none
 * @param service another address of the service, for tests and trials
 * @returns the facts from both responses, and the public address of the second
 * @throws PackError with the address and what is wrong
 */
export async function askPack(
  id: number,
  version?: number,
  service = ftbService,
): Promise<{reading: PackReading; url: string}> {
  const pack = await ask(`${service}/modpack/${id}`);
  const newest = [...pack.versions].sort((a, b) => (b.id ?? 0) - (a.id ?? 0));
  const wanted = version ?? (newest.find(({kind}) => kind === 'release') ?? newest[0])?.id;
  if (wanted === undefined) {
    throw new PackError(`${service}/modpack/${id}  has no version`);
  }
  const url = `${service}/modpack/${id}/${wanted}`;
  const one = await ask(url);
  if (one.id !== id) {
    throw new PackError(`${url}  is a version of pack ${one.id}, not of ${id}`);
  }
  return {url: url.replace(service, ftbService), reading: {...one, title: pack.title, id, versions: newest}};
}
