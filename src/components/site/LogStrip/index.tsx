import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useRef, type ReactNode} from 'react';
import {useDrop} from '@site/src/components/LogDoctor/useDrop';
import {doctorRoute, handedFiles} from '@site/src/lib/looks-like-log';
import styles from './styles.module.css';

const nothing = () => {};

/**
 * Accepts a log that is chosen, or dropped anywhere on the page, and opens the log doctor with it. Its file field also keeps a
 * file that was dropped before hydration (src/client/hydration).
 */
export default function LogStrip(): ReactNode {
  const history = useHistory();
  const doctor = useBaseUrl(doctorRoute);
  const chooser = useRef<HTMLInputElement>(null);
  const give = useCallback(
    (files: FileList | null | undefined) => {
      if (files && files.length > 0) {
        handedFiles.leave(files);
        history.push(doctor);
      }
    },
    [history, doctor],
  );
  useDrop({onDrop: useCallback((data) => give(data.files), [give]), onIntent: nothing});
  // Reads a file that was chosen or dropped before hydration.
  useEffect(() => give(chooser.current?.files), [give]);
  return (
    <div className={styles.strip}>
      <p>
        <strong>Did the game crash?</strong> Drop the log here, or{' '}
        <Link to={doctorRoute}>paste it into the log doctor</Link>. Nothing leaves your browser.
      </p>
      <label className={styles.choose}>
        Choose a log
        <input
          ref={chooser}
          type="file"
          multiple
          accept=".log,.txt,.gz,.zip,text/plain"
          onChange={(event) => give(event.currentTarget.files)}
        />
      </label>
    </div>
  );
}
