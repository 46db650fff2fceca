import type {ReactNode} from 'react';
import {Notes} from '../DataTable/parts';
import styles from './styles.module.css';

interface Props {
  notes?: string[];
  /** Facts that are not published or not certain. */
  unsure?: string[];
  /** First version that contains the recipe or trait. */
  since?: string;
}

/** Explanation of the mark "Unconfirmed", for the legend of a table. */
export const unsureNote = (
  <div>
    “Unconfirmed” and “Not published” mark facts that the makers of the add-on have not published clearly.
  </div>
);

/** Renders notes on a fact, and unconfirmed statements with the mark "Unconfirmed". */
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
