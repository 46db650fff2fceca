import {SourceError, type Repository, type SourceFile} from '../repository';
import {codeHash} from './code';
import {printPins, type Pin, type PinFile} from './file';
import {pageReader, isOnPage} from './words';

/** A parsed line of a list of pins to create. */
type Wanted = {line: number; page: string; file: string; code?: string; words: string};

/**
 * Parses a list of pins to create. Each line is `page | file | code | words`; `code` may be empty, and `#` starts a comment.
 * @throws SourceError with the line number of a malformed line
 */
function readList(text: string, name: string): Wanted[] {
  return text.split('\n').flatMap((row, index) => {
    if (row.trim() === '' || row.startsWith('#')) {
      return [];
    }
    const [page = '', file = '', code = '', ...words] = row.split('|').map((part) => part.trim());
    if (words.length === 0 || page === '' || file === '') {
      throw new SourceError(
        `${name}:${index + 1}  "${row.slice(0, 60)}" has too few parts — write "page | file | Class#method | words on the page"`,
      );
    }
    return [{line: index + 1, page, file, code: code || undefined, words: words.join(' | ')}];
  });
}

/** Formats a pin as a line of a list. */
export const listLine = ({page, file, code, words}: Pin) => [page, file, code ?? '', words].join(' | ');

/** Resolves a full path, or the end of a path if it matches exactly one file in the repository. */
function fileNamed(files: readonly string[], name: string, where: string): string {
  const found = files.includes(name) ? [name] : files.filter((file) => file.endsWith(`/${name}`));
  if (found.length !== 1) {
    const why =
      found.length === 0
        ? `there is no file ${name}`
        : `${found.length} files match ${name}, such as ${found.slice(0, 4).join(', ')}`;
    throw new SourceError(`${where}  ${why} — give the full path in the repository`);
  }
  return found[0]!;
}

/**
 * Creates pins from a list and adds them to the existing pins. Replaces existing pins with the same page, words, file
 * and code.
 * @param name owner and name of the repository
 * @returns content of the new pin file, and the number of pins from the list
 * @throws SourceError with every line whose words are not on the page or whose code does not exist
 */
export async function makePins(
  root: string,
  repository: Repository,
  ref: string,
  list: {name: string; text: string},
  before: PinFile | undefined,
  name: string,
): Promise<{text: string; made: number}> {
  const commit = repository.commit(ref);
  if (before && before.commit !== commit) {
    throw new SourceError(
      `the existing pins were created at ${before.ref} — use this tag with --ref, or first update the existing pins with "npm run facts -- pin MOD --ref ${ref}"`,
    );
  }
  const files = repository.files(commit);
  const blocksOf = pageReader(root);
  const sources = new Map<string, SourceFile>();
  const mistakes: string[] = [];
  const pins: Pin[] = [];
  for (const {line, page, words, ...wanted} of readList(list.text, list.name)) {
    const where = `${list.name}:${line}`;
    try {
      const blocks = blocksOf(page);
      if (!blocks) {
        throw new SourceError(
          `${where}  there is no page ${page} — give a file such as docs/mods/suite/Teams.mdx`,
        );
      }
      if (!isOnPage(blocks, words)) {
        throw new SourceError(
          `${where}  "${words}" is not in ${page} — copy the words from a single paragraph, list item or table cell`,
        );
      }
      const file = fileNamed(files, wanted.file, where);
      const source = sources.get(file) ?? repository.read(commit, [file])[0]!;
      sources.set(file, source);
      const hash = await codeHash(source, wanted.code);
      if (hash === undefined) {
        throw new SourceError(
          `${where}  ${file} has no ${wanted.code} at ${ref} — correct the name or the tag`,
        );
      }
      pins.push({page, words, file, ...(wanted.code && {code: wanted.code}), hash});
    } catch (error) {
      mistakes.push((error as Error).message);
    }
  }
  if (mistakes.length > 0) {
    throw new SourceError(mistakes.join('\n'));
  }
  const key = ({page, words, file, code}: Pin) => [page, words, file, code].join('\n');
  const fresh = new Set(pins.map(key));
  const kept = (before?.pins ?? []).filter((pin) => !fresh.has(key(pin)));
  const text = printPins({repository: name, ref, commit, pins: [...kept, ...pins]});
  return {text, made: pins.length};
}

/** A pin whose code has changed or was removed. */
export type Moved = {pin: Pin; what: 'changed' | 'is gone'};

/** Finds pins whose code has changed at a tag or commit. */
export async function movedPins(repository: Repository, ref: string, pins: readonly Pin[]): Promise<Moved[]> {
  const commit = repository.commit(ref);
  const pinned = new Set(pins.map(({file}) => file));
  const there = repository.files(commit).filter((file) => pinned.has(file));
  const sources = new Map(repository.read(commit, there).map((source) => [source.path, source]));
  const moved: Moved[] = [];
  for (const pin of pins) {
    const source = sources.get(pin.file);
    const hash = source && (await codeHash(source, pin.code));
    if (hash !== pin.hash) {
      moved.push({pin, what: hash === undefined ? 'is gone' : 'changed'});
    }
  }
  return moved;
}

/** Lists the statements to check as Markdown. Returns an empty string if no pinned code has changed. */
export function sentencesToRead(moved: readonly Moved[]): string {
  const lines = moved.map(
    ({pin: {page, words, file, code}, what}) =>
      `- ${page}: “${words}” (\`${[file.split('/').at(-1), code].filter(Boolean).join(' ')}\` ${what})`,
  );
  const count = moved.length === 1 ? 'this sentence' : `these ${moved.length} sentences`;
  return lines.length > 0 ? `### Read ${count} again\n\n${lines.join('\n')}` : '';
}
