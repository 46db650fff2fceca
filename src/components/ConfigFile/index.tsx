import type {ReactNode} from 'react';
import type {ConfigEntry} from '@site/src/data/schema/entry';
import {Code, Facts, Inline} from '../DataTable';
import styles from '../DataTable/styles.module.css';

/**
 * Where a config file is, which copy wins, when it is read and who receives it.
 * @param data the entry that `id` names, a whole file; filled in while the page is compiled
 */
export default function ConfigFile({data}: {id: string; data: ConfigEntry}): ReactNode {
  const {path, override, template, read, synced} = data;
  return (
    <div className={styles.card}>
      <Facts
        of={[
          ['File', <Code key="path">{path}</Code>],
          ['Own copy that wins', override !== undefined && <Code>{override}</Code>],
          ['Made from', template !== undefined && <Code>{template}</Code>],
          ['Read', read !== undefined && <Inline>{read}</Inline>],
          ['Players', synced !== undefined && <Inline>{synced}</Inline>],
        ]}
      />
    </div>
  );
}
