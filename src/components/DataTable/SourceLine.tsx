import type {ReactNode} from 'react';
import {editUrl} from '@site/src/config/site';
import {documentedMinecraft, minecraftNamed, minecraftTable} from '@site/src/config/minecraft';
import type {ShownSource} from '@site/src/data/schema/common';
import {dayText} from '@site/src/lib/day';
import styles from './styles.module.css';

/**
 * Returns the versions that the facts apply to: versions of products, or an add-on with the date of its last check.
 */
function holdsFor(source: ShownSource): string {
  if ('addon' in source) {
    return `${source.addon}, Minecraft Bedrock, as of ${dayText(source.as_of)}`;
  }
  const products = [source, ...(source.with ?? [])].map(({mod, version}) => `${mod} ${version}`);
  return [...products, ...('minecraft' in source ? [`Minecraft ${source.minecraft}`] : [])].join(', ');
}

/** Renders the versions that the facts apply to, for each version of Minecraft. */
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
 * Renders the line below content from the data: the versions that the content applies to, and links to correct it.
 * @param source source of the entry; undefined if each row has a separate source
 * @param files paths of the entry's data files in the repository; the first link has a general label, and the other
 * links are labelled with the file names
 */
export default function SourceLine({source, files}: {source?: ShownSource; files: string[]}): ReactNode {
  return (
    <p className={styles.source} data-search="off">
      {source && (
        <>
          <HoldsFor source={source} />{' '}
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
