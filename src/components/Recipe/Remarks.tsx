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

/** The note below a table that has such marks. */
export const unsureNote = (
  <div>
    “Unconfirmed” and “Not published” mark facts that the makers of the add-on have not published clearly.
  </div>
);

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
