import type {ReactNode} from 'react';
import {
  documentedMinecraft,
  minecraftNamed,
  minecraftVersions,
  type Minecraft,
} from '@site/src/config/minecraft';
import type {Releases, RowVersions} from '@site/src/data/schema/versions';
import styles from './styles.module.css';

/**
 * Renders rows that differ between versions of Minecraft. src/css/minecraft.css hides all versions except the
 * reader's.
 */

/** Returns the label of a version, or the release of Minecraft that the sources are for if it differs. */
const nameOf = (minecraft: Minecraft, releases: Releases) => {
  const read = releases[minecraft]?.minecraft ?? minecraft;
  return read.startsWith(minecraft) ? minecraftNamed(minecraft).label : read;
};

const list = (names: readonly string[]) => names.join(' and ');

/** Returns a row's values in a version. A version without public sources is assumed to equal the documented one. */
const found = (versions: RowVersions, minecraft: Minecraft, releases: Releases) =>
  versions[releases[minecraft] ? minecraft : documentedMinecraft];

/**
 * Returns the value of `data-in`: the versions that have at least one of the rows, or undefined if all versions do.
 */
export function heldBy(
  rows: readonly {versions?: RowVersions}[],
  releases: Releases | undefined,
): string | undefined {
  const held = minecraftVersions.filter((each) =>
    rows.some(({versions}) => !versions || found(versions, each, releases ?? {}) !== null),
  );
  return held.length < minecraftVersions.length ? held.join(' ') : undefined;
}

interface MarkProps {
  versions: RowVersions;
  releases: Releases;
}

/** Renders labels such as "Not in 1.20.1", "Only in 1.21.1 and 26.1" or "Not checked in 26.1". */
export function VersionMark({versions, releases}: MarkProps): ReactNode {
  const known = minecraftVersions.filter((each) => releases[each]);
  const names = (is: (of: RowVersions[Minecraft]) => boolean) =>
    known.filter((each) => is(versions[each])).map((each) => nameOf(each, releases));
  const missing = names((each) => each === null);
  const there = names((each) => each !== null);
  const unread = known.filter((each) => versions[each] === '?');
  return (
    <>
      {missing.length > 0 && (
        <span className="mc-label" data-search="off">
          {versions[documentedMinecraft] === null ? `Only in ${list(there)}` : `Not in ${list(missing)}`}
        </span>
      )}
      {unread.length > 0 && (
        <span className={styles.sub} data-in={unread.join(' ')}>
          Not checked in {list(unread.map((each) => nameOf(each, releases)))}
        </span>
      )}
    </>
  );
}

const same = (left: unknown, right: unknown) =>
  JSON.stringify(left ?? null) === JSON.stringify(right ?? null);

interface Props<Row> {
  row: Row & {versions?: RowVersions};
  releases: Releases | undefined;
  shows: readonly string[];
  cell: (row: Row) => ReactNode;
}

/** Renders a cell, repeated for each version in which its content differs. */
export function versionCell<Row>({row, releases, shows, cell}: Props<Row>): ReactNode {
  const {versions} = row;
  if (!versions || !releases) {
    return cell(row);
  }
  const groups = new Map<string, Minecraft[]>();
  for (const minecraft of minecraftVersions) {
    const there = found(versions, minecraft, releases);
    if (there !== null) {
      const differs = Object.entries(there === '?' ? {} : (there ?? {})).filter(
        ([key, value]) => shows.includes(key) && !same(value, (row as Record<string, unknown>)[key]),
      );
      const key = JSON.stringify(differs);
      groups.set(key, [...(groups.get(key) ?? []), minecraft]);
    }
  }
  if (groups.size < 2 && groups.has('[]')) {
    return cell(row);
  }
  const first = (held: Minecraft[]) => Number(held.includes(documentedMinecraft));
  const sorted = [...groups].sort(([, a], [, b]) => first(b) - first(a));
  return sorted.map(([key, held]) => {
    const differs = JSON.parse(key) as [string, unknown][];
    const merged = {
      ...row,
      ...Object.fromEntries(differs.map(([name, value]) => [name, value ?? undefined])),
    };
    const names = held.filter((each) => releases[each]).map((each) => nameOf(each, releases));
    return (
      <div key={key} data-in={held.join(' ')}>
        {groups.size > 1 && (
          <span className="mc-label" data-search="off">
            {list(names)}:
          </span>
        )}
        {cell(merged)}
      </div>
    );
  });
}
