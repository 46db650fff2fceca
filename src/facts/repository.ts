import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A problem with a repository, a tag or a source file. The message is for the person who runs the command. */
export class SourceError extends Error {}

export type SourceFile = {path: string; text: string; hash: string};

/** A git repository: a local folder, or a temporary clone that `close` deletes. */
export class Repository {
  private constructor(
    readonly folder: string,
    /** Folder or URL, as given by the caller. */
    readonly name: string,
    private readonly temporary?: string,
  ) {}

  /**
   * Opens a folder, or clones a URL into a temporary folder.
   * @throws SourceError if the folder or URL is not a git repository
   */
  static open(place: string): Repository {
    if (/^(https?|ssh|git|file):|^git@/.test(place)) {
      const temporary = mkdtempSync(path.join(tmpdir(), 'facts-'));
      try {
        execFileSync('git', ['clone', '--quiet', '--bare', place, temporary], {
          stdio: ['ignore', 'ignore', 'pipe'],
        });
      } catch (error) {
        rmSync(temporary, {recursive: true, force: true});
        throw new SourceError(
          `${place}  cannot be cloned — check the URL and your connection: ${String((error as {stderr?: Buffer}).stderr ?? error).trim()}`,
        );
      }
      return new Repository(temporary, place, temporary);
    }
    const repository = new Repository(path.resolve(place), place);
    if (!existsSync(place)) {
      throw new SourceError(
        `${place}  does not exist — give the folder or URL of a git repository with --repo`,
      );
    }
    repository.git(
      ['rev-parse', '--git-dir'],
      `${place}  is not a git repository — give the folder or URL of a git repository with --repo`,
    );
    return repository;
  }

  private git(args: string[], mistake: string, input?: string): Buffer {
    try {
      return execFileSync('git', ['-C', this.folder, ...args], {
        input,
        maxBuffer: 1 << 29,
        stdio: ['pipe', 'pipe', 'ignore'],
        env: {...process.env, GIT_CEILING_DIRECTORIES: path.dirname(this.folder)},
      });
    } catch {
      throw new SourceError(mistake);
    }
  }

  /** Returns all tags with their commit times in seconds, oldest first. */
  tags(): {name: string; time: number}[] {
    const format = '--format=%(refname:short) %(committerdate:unix)%(*committerdate:unix)';
    const lines = this.git(
      ['for-each-ref', format, '--sort=creatordate', 'refs/tags'],
      `${this.name}  has no tags that git can read — check the clone with "git tag"`,
    );
    return lines
      .toString()
      .split('\n')
      .filter(Boolean)
      .map((line) => ({name: line.split(' ')[0] ?? '', time: Number(line.split(' ')[1])}));
  }

  /**
   * Resolves a tag, branch or hash to a commit.
   * @throws SourceError with similar tags if there is no such commit
   */
  commit(ref: string): string {
    const near = () => {
      const names = this.tags().map(({name}) => name);
      const like = names.filter((name) => name.includes(ref.replace(/^v/, '').slice(0, 4)));
      return (like.length > 0 ? like : names).slice(-6).join(', ') || 'none';
    };
    try {
      return this.git(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], '')
        .toString()
        .trim();
    } catch {
      throw new SourceError(`${this.name}  has no tag ${ref} — use an existing tag, such as ${near()}`);
    }
  }

  /** Returns the commit time of a tag, branch or hash in seconds, or 0 if it does not exist. */
  time(ref: string): number {
    try {
      return Number(this.git(['log', '-1', '--format=%ct', ref, '--'], '').toString());
    } catch {
      return 0;
    }
  }

  /** Returns the paths of all files in a commit. */
  files(commit: string): string[] {
    const list = this.git(
      ['ls-tree', '-r', '-z', '--name-only', commit],
      `${this.name}  has no files at ${commit} — give another tag with --ref`,
    );
    return list.toString().split('\0').filter(Boolean);
  }

  /** Reads files of a commit. */
  read(commit: string, paths: readonly string[]): SourceFile[] {
    const requests = paths.map((each) => `${commit}:${each}\n`).join('');
    const response = this.git(
      ['cat-file', '--batch'],
      `${this.name}  cannot be read at ${commit} — fetch the repository again`,
      requests,
    );
    let at = 0;
    return paths.map((file) => {
      const end = response.indexOf(10, at);
      const size = Number(response.toString('utf8', at, end).split(' ').at(-1));
      const bytes = response.subarray(end + 1, end + 1 + size);
      at = end + 2 + size;
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      return {path: file, text: bytes.toString('utf8').replace(/\r\n/g, '\n'), hash};
    });
  }

  close(): void {
    if (this.temporary) {
      rmSync(this.temporary, {recursive: true, force: true});
    }
  }
}
