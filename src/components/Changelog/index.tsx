import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ChangelogEntry} from '@site/src/data/schema/market';
import {Inline} from '../DataTable';
import SourceLine from '../DataTable/SourceLine';
import styles from './styles.module.css';

type Version = ChangelogEntry['versions'][number];

const kinds = [
  ['added', 'Added'],
  ['changed', 'Changed'],
  ['fixed', 'Fixed'],
] as const;

function Changes({version}: {version: Version}): ReactNode {
  return kinds.map(
    ([key, title]) =>
      version[key].length > 0 && (
        <div key={key} className={clsx(styles.changes, styles[key])}>
          <p className={styles.kind}>{title}</p>
          <ul>
            {version[key].map((change) => (
              <li key={change}>
                <Inline>{change}</Inline>
              </li>
            ))}
          </ul>
        </div>
      ),
  );
}

/**
 * Versions of an add-on, newest first, with what was added, changed and fixed, and what is known of versions without an
 * entry. Its headings are of the third level: it stands below a heading of the second.
 * @param data the entry that `id` names; filled in while the page is compiled
 */
export default function Changelog({data}: {id: string; data: ChangelogEntry}): ReactNode {
  const {versions, later, source, file} = data;
  const {collectAnchor} = useBrokenLinks();
  const [newest] = versions;
  return (
    <div className={styles.changelog}>
      <p>
        The log prints no dates. “Documented” is the day on which an entry showed up in FTB’s guide; the
        version itself may be older.
      </p>
      {later.length > 0 && newest && (
        <section className={styles.later} aria-label="Versions without an entry">
          <p>
            <strong>What changed after {newest.version} is not published.</strong> These versions are known
            from elsewhere:
          </p>
          <dl>
            {later.map(({version, evidence}) => (
              <div key={version}>
                <dt>{version}</dt>
                <dd>
                  <Inline>{evidence}</Inline>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {versions.map((version) => {
        collectAnchor(version.anchor);
        return (
          <section
            key={version.version}
            id={version.anchor}
            className={styles.version}
            // The search lists a version as one record, which lands here.
            data-kind="version"
          >
            <h3>
              <span>
                {version.version}
                <a
                  className="hash-link"
                  href={`#${version.anchor}`}
                  aria-label={`Direct link to version ${version.version}`}
                  title={`Direct link to version ${version.version}`}
                />
              </span>{' '}
              {version.documented !== undefined && (
                <span className={styles.documented}>documented {version.documented}</span>
              )}
            </h3>
            <Changes version={version} />
          </section>
        );
      })}
      <SourceLine source={source} files={[file]} />
    </div>
  );
}
