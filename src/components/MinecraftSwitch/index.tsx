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

/** Returns the note for a version other than the documented version. */
function noteOn({label}: MinecraftVersion): string {
  const {label: documented} = minecraftNamed(documentedMinecraft);
  return (
    `You chose Minecraft ${label}. The line below each table says which version the table shows. ` +
    `Text is about ${documented} unless it says otherwise.`
  );
}

/**
 * Renders the switch for the Minecraft version of the page's tables and prose. `src/build/remark/minecraft` inserts
 * it into pages, and `src/client/minecraft` implements its behaviour.
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
            />
            <span>{label}</span>
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
