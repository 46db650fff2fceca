import type {ReactNode} from 'react';
import {editUrl} from '@site/src/config/site';
import {documentedMinecraft, minecraftNamed, minecraftTable} from '@site/src/config/minecraft';
import type {ShownSource} from '@site/src/data/schema/common';
import {dayText} from '@site/src/lib/day';
import styles from './styles.module.css';

/** The versions that the facts hold for: of products, or an add-on with the date of its last check. */
function holdsFor(source: ShownSource): string {
  if ('addon' in source) {
    return `${source.addon}, Minecraft Bedrock, as of ${dayText(source.as_of)}`;
  }
  const products = [source, ...(source.with ?? [])].map(({mod, version}) => `${mod} ${version}`);
  return [...products, ...('minecraft' in source ? [`Minecraft ${source.minecraft}`] : [])].join(', ');
}

/** The versions that the facts hold for, by version of Minecraft. */
function HoldsFor({source}: {source: ShownSource}): ReactNode {
  if (!('releases' in source) || !source.releases) {
    return holdsFor(source);
  }
  const {mod, releases} = source;
  return minecraftTable.map(({id, label}) => {
    const release = releases[id];
    const text =
      id === documentedMinecraft
        ? holdsFor(source)
        : release
          ? `${mod} ${release.version}, Minecraft ${release.minecraft}`
          : `${mod} has no public source for Minecraft ${label}: rows as in ${minecraftNamed(documentedMinecraft).label}`;
    return (
      <span key={id} data-in={id} className={styles.holds}>
        {text}
      </span>
    );
  });
}

/**
 * The line below everything rendered from data: the versions it holds for, and links to correct it.
 * @param source as the entry names it; left out if each row has its own
 * @param files the entry's data files, from the project's folder; the first link has a general label, the others the
 * names of their files
 */
export default function SourceLine({source, files}: {source?: ShownSource; files: string[]}): ReactNode {
  return (
    <p className={styles.source} data-search="off">
      {source && (
        <>
          <HoldsFor source={source} /> ·{' '}
        </>
      )}
      {files.map((file, i) => (
        <a key={file} href={editUrl(file)} aria-label={`Correct a value in ${file}`}>
          {i === 0 ? 'Correct a value' : file.slice('src/data/'.length)}
        </a>
      ))}
    </p>
  );
}
