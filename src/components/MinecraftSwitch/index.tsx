import {useHistory} from '@docusaurus/router';
import {useEffect, type ReactNode} from 'react';
import {connectSwitch} from '@site/src/client/minecraft/switch';
import {
  documentedMinecraft,
  minecraftNamed,
  minecraftTable,
  type MinecraftVersion,
} from '@site/src/config/minecraft';
import styles from './styles.module.css';

/** What to know while a version is shown that the text was not written for. */
function noteOn({label, first}: MinecraftVersion): string {
  const shown = first === label ? label : `${label} or ${first}, as below each table`;
  const {label: documented} = minecraftNamed(documentedMinecraft);
  return `Tables show Minecraft ${shown}. Text is about ${documented} unless it says otherwise.`;
}

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
        {minecraftTable.map(({id, label}) => (
          <label key={id}>
            <input
              type="radio"
              name="mc"
              value={id}
              defaultChecked={id === documentedMinecraft}
              autoComplete="off"
            />{' '}
            {label}
          </label>
        ))}
      </fieldset>
      <p className={styles.note} role="status">
        {minecraftTable
          .filter(({id}) => id !== documentedMinecraft)
          .map((version) => (
            <span key={version.id} data-in={version.id}>
              {noteOn(version)}
            </span>
          ))}
      </p>
    </div>
  );
}
