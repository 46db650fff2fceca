import {useEffect, useState, type ReactNode} from 'react';
import OsTabs, {Os} from '../OsTabs';
import {systemLabel, systems, type System} from '../OsTabs/systems';
import {parseGlyphs} from '../../sprites/glyphs';
import text from '../../sprites/glyphs/copy.txt?raw';
import PixelArt from '../PixelArt';
import {misuse, required} from '../usage';
import styles from './styles.module.css';

const icons = parseGlyphs('copy.txt', text);

function Path({system, path}: {system: System; path: string}): ReactNode {
  const [answer, setAnswer] = useState('');

  useEffect(() => {
    if (answer === '') return undefined;
    const timer = setTimeout(() => setAnswer(''), 2000);
    return () => clearTimeout(timer);
  }, [answer]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(path);
      setAnswer('Copied');
    } catch {
      setAnswer('Not copied: the browser does not allow it');
    }
  };

  return (
    <div className={styles.path}>
      <code className={styles.text}>{path}</code>
      <span role="status" className={styles.status}>
        {answer}
      </span>
      <button
        type="button"
        className={styles.copy}
        aria-label={`Copy the ${systemLabel[system]} path`}
        title="Copy"
        onClick={copy}
      >
        <PixelArt rows={icons.get(answer === 'Copied' ? 'copied' : 'copy')} className={styles.icon} />
      </button>
    </div>
  );
}

type Props = Partial<Record<System, string>>;

/**
 * A path that differs by system, with a copy button:
 * `<OsPath windows="%LOCALAPPDATA%\.ftba" macos="…" linux="~/.ftba" />`.
 * @throws Error without any path, for an empty path, for a system it does not know
 */
export default function OsPath(props: Props): ReactNode {
  for (const name of Object.keys(props)) {
    if (!(systems as readonly string[]).includes(name)) {
      misuse('<OsPath>', `does not know "${name}". Allowed: ${systems.join(', ')}.`);
    }
  }
  const present = systems.filter((system) => props[system] !== undefined);
  if (present.length === 0) misuse('<OsPath>', `needs a path for at least one of ${systems.join(', ')}.`);
  return (
    <OsTabs>
      {present.map((system) => (
        <Os key={system} name={system}>
          <Path system={system} path={required('<OsPath>', `${system} path`, props[system])} />
        </Os>
      ))}
    </OsTabs>
  );
}
