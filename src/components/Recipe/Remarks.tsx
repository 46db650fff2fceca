import type {ReactNode} from 'react';
import {Notes} from '../DataTable/parts';
import styles from './styles.module.css';

interface Props {
  notes?: string[];
  /** Facts that are not published or not certain. */
  unsure?: string[];
  /** First version that contains it. */
  since?: string;
}

/** Notes on a fact, and unconfirmed statements under an "Unconfirmed" mark. */
export default function Remarks({notes, unsure = [], since}: Props): ReactNode {
  return (
    <>
      <Notes notes={notes} since={since === undefined ? undefined : `version ${since}`} />
      {unsure.length > 0 && (
        <div className={styles.unsure}>
          <span className={styles.mark}>Unconfirmed</span>
          <Notes notes={unsure} />
        </div>
      )}
    </>
  );
}
