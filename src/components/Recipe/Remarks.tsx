import type {ReactNode} from 'react';
import Inline from '../DataTable/Inline';
import styles from './styles.module.css';

interface Props {
  notes?: string[];
  /** What is not published or not certain. */
  unsure?: string[];
  /** First version that has it. */
  since?: string;
}

function List({of}: {of: string[]}): ReactNode {
  return (
    <ul className={styles.sentences}>
      {of.map((sentence) => (
        <li key={sentence}>
          <Inline>{sentence}</Inline>
        </li>
      ))}
    </ul>
  );
}

/** Notes on a fact, and what nobody has confirmed, under a mark that says so. */
export default function Remarks({notes = [], unsure = [], since}: Props): ReactNode {
  const known = since === undefined ? notes : [...notes, `Since version ${since}.`];
  return (
    <>
      {known.length > 0 && <List of={known} />}
      {unsure.length > 0 && (
        <div className={styles.unsure}>
          <span className={styles.mark}>Unconfirmed</span>
          <List of={unsure} />
        </div>
      )}
    </>
  );
}
