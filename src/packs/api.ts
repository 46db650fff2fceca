import {readManifest} from './manifest';
import {PackError, type PackReading} from './reading';

/** FTB's public API for packs, which FTB-Server-Installer (`repos/ftb.go`) also uses. */
const ftbService = 'https://api.feed-the-beast.com/v1/modpacks/public';

const timeout = 30_000;

async function ask(address: string): Promise<PackReading> {
  let text: string;
  try {
    const answer = await fetch(address, {
      headers: {accept: 'application/json', 'user-agent': 'ftb-docs'},
      signal: AbortSignal.timeout(timeout),
    });
    if (!answer.ok) throw new PackError(`responded with status ${answer.status}`);
    text = await answer.text();
  } catch (error) {
    const {message, cause} = error as Error;
    const reason =
      error instanceof PackError
        ? message
        : `no response: ${cause instanceof Error ? cause.message : message}`;
    const check = reason === 'responded with status 404' ? '--id and --version' : 'status.feed-the-beast.com';
    throw new PackError(`${address}  ${reason}; check ${check}, or read a manifest file instead`);
  }
  return readManifest(text, address);
}

/**
 * Requests a pack and one of its versions from FTB's API.
 * @param id number of the pack
 * @param version number of the version; defaults to the newest release, or to the newest version if there is no
 * release
 * @param service base URL of the API, for tests
 * @returns the facts from both responses, and the public URL of the second response
 * @throws PackError with the URL and the problem
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
    throw new PackError(`${service}/modpack/${id}  has no versions; check --id`);
  }
  const url = `${service}/modpack/${id}/${wanted}`;
  const one = await ask(url);
  if (one.id !== id) {
    throw new PackError(`${url}  belongs to pack ${one.id}, not to pack ${id}; check --id and --version`);
  }
  return {url: url.replace(service, ftbService), reading: {...one, title: pack.title, id, versions: newest}};
}
