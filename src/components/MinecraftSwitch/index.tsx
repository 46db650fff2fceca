import {useHistory} from '@docusaurus/router';
import {useEffect, type ReactNode} from 'react';
import {connectSwitch} from '@site/src/client/minecraft/switch';
import {documentedMinecraft, minecraftVersions} from '@site/src/config/minecraft';
import styles from './styles.module.css';

/** What to know while a version is shown that the text was not written for. */
const notes: Partial<Record<(typeof minecraftVersions)[number], string>> = {
  '1.20.1': 'Tables show Minecraft 1.20.1. Text is about 1.21.1 unless it says otherwise.',
  '26.1':
    'Tables show Minecraft 26.1 or 1.21.11, as below each table. Text is about 1.21.1 unless it says otherwise.',
};

/**
 * Which version of Minecraft tables and prose of the page are shown for. Pages get it from `src/build/remark/minecraft`; what it
 * does stands in `src/client/minecraft`.
 */
export default function MinecraftSwitch(): ReactNode {
  const history = useHistory();
  useEffect(() => connectSwitch(history), [history]);
  return (
    <div className={styles.box} data-search="off" data-markdown="off">
      <fieldset className={styles.versions}>
        <legend>Minecraft</legend>
        {minecraftVersions.map((version) => (
          <label key={version}>
            <input
              type="radio"
              name="mc"
              value={version}
              defaultChecked={version === documentedMinecraft}
              autoComplete="off"
            />{' '}
            {version}
          </label>
        ))}
      </fieldset>
      <p className={styles.note} role="status">
        {Object.entries(notes).map(([version, note]) => (
          <span key={version} data-in={version}>
            {note}
          </span>
        ))}
      </p>
    </div>
  );
}
