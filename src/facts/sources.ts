import {ClassIndex} from './java/classes';
import {parseJava, type Syntax} from './java/syntax';
import {SourceError, type Repository, type SourceFile} from './repository';

/** Parsed sources of a mod at one commit. */
export type Sources = {
  commit: string;
  version: string;
  minecraft: string;
  index: ClassIndex;
  files: Map<string, Syntax>;
  texts: Map<string, SourceFile>;
  /** Paths of all files in the commit. */
  paths: string[];
  /** English labels by language key. */
  lang: Map<string, string>;
};

/** Folders in order of preference, because loader folders often repeat classes of `common`. */
const order = ['common/', 'src/', 'neoforge/', 'forge/', 'fabric/'];
const rank = (file: string) => order.findIndex((each) => file.startsWith(each) || file.includes(`/${each}`));

function properties({text}: SourceFile): Map<string, string> {
  const lines = text.split('\n').map((line) => /^\s*([\w.]+)\s*=\s*(.*?)\s*$/.exec(line));
  return new Map(lines.filter((each) => each !== null).map((each) => [each[1] ?? '', each[2] ?? '']));
}

function language(files: readonly SourceFile[]): Map<string, string> {
  const lang = new Map<string, string>();
  for (const {path, text} of files) {
    try {
      Object.entries(JSON.parse(text) as object).forEach(([key, value]) => lang.set(key, String(value)));
    } catch (error) {
      throw new SourceError(
        `${path}:1  is not valid JSON — give a tag with a valid file: ${(error as Error).message}`,
      );
    }
  }
  return lang;
}

/**
 * Returns the full version of a build. In newer builds, `mod_version` contains only the last number; the version of
 * Minecraft comes before it: 4 for Minecraft 1.21.1 is 21.1.4, and 3 for 26.1.2 is 26.1.2.3.
 */
export function buildVersion(version: string | undefined, minecraft: string): string | undefined {
  const last = /^(\d+)(-\w+)?$/.exec(version ?? '')?.[1];
  return last === undefined ? version : `${minecraft.replace(/^1\./, '')}.${last}`;
}

/**
 * Reads the Java files, English labels, `gradle.properties` and text resources of a mod.
 * @throws SourceError if the repository contains no Java files
 * @throws JavaError with file and line for invalid Java
 */
export async function readSources(repository: Repository, ref: string): Promise<Sources> {
  const commit = repository.commit(ref);
  const all = repository.files(commit);
  const java = all.filter((file) => /src\/main\/java\/.*\.java$/.test(file) && !file.endsWith('-info.java'));
  if (java.length === 0) {
    throw new SourceError(
      `${repository.name}  has no src/main/java/**.java at ${ref} — give the repository of a mod with --repo, or another tag with --ref`,
    );
  }
  const other = all.filter((file) =>
    /(^|\/)lang\/en_us\.json$|^gradle\.properties$|main\/resources\/assets\/\w+\/\w+\.txt$/.test(file),
  );
  const read = repository.read(commit, [
    ...java.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b)),
    ...other,
  ]);
  const index = new ClassIndex();
  const files = new Map<string, Syntax>();
  for (const {path, text} of read.slice(0, java.length)) {
    const tree = await parseJava(text, path);
    files.set(path, tree);
    index.add(path, tree);
  }
  const texts = new Map(read.map((file) => [file.path, file]));
  const gradle = properties(texts.get('gradle.properties') ?? {path: '', text: '', hash: ''});
  const minecraft = gradle.get('minecraft_version') ?? '';
  return {
    commit,
    version: buildVersion(gradle.get('mod_version'), minecraft) ?? ref.replace(/^v/, ''),
    minecraft,
    index,
    files,
    texts,
    paths: all,
    lang: language(read.filter(({path}) => path.endsWith('.json'))),
  };
}
