import type {ReactNode} from 'react';
import CopyButton from '../CopyButton';
import OsTabs, {Os} from '../OsTabs';
import {systems, type System} from '../OsTabs/systems';
import {misuse, required} from '../usage';
import styles from './styles.module.css';

function Path({children}: {children: string}): ReactNode {
  return (
    <div className={styles.path}>
      <code>{children}</code>
      <CopyButton text={children}>Copy path</CopyButton>
    </div>
  );
}

type Props = Partial<Record<System, string>>;

/**
 * Renders a path that differs by operating system, with a copy button:
 * `<OsPath windows="%LOCALAPPDATA%\.ftba" macos="…" linux="~/.ftba" />`.
 * @throws Error if there is no path, a path is empty, or a system is unknown
 */
export default function OsPath(props: Props): ReactNode {
  for (const name of Object.keys(props)) {
    if (!(systems as readonly string[]).includes(name)) {
      misuse('<OsPath>', `has an unknown prop "${name}". Allowed: ${systems.join(', ')}.`);
    }
  }
  const present = systems.filter((system) => props[system] !== undefined);
  if (present.length === 0) misuse('<OsPath>', `needs a path for at least one of ${systems.join(', ')}.`);
  return (
    <OsTabs>
      {present.map((system) => (
        <Os key={system} name={system}>
          <Path>{required('<OsPath>', `${system} path`, props[system])}</Path>
        </Os>
      ))}
    </OsTabs>
  );
}
