import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, type ReactNode} from 'react';
import FileButton, {logTypes} from '@site/src/components/FileButton';
import {useDrop} from '@site/src/components/useDrop';
import {doctorRoute, handedFiles} from '@site/src/lib/looks-like-log';
import styles from './styles.module.css';

const nothing = () => {};

/**
 * Renders a strip with a file button for logs. It opens the log doctor with a log that is chosen or dropped
 * anywhere on the page. The file input also stores a file that was dropped before hydration (src/client/hydration).
 */
export default function LogStrip(): ReactNode {
  const history = useHistory();
  const doctor = useBaseUrl(doctorRoute);
  const give = useCallback(
    (files: ArrayLike<File>) => {
      if (files.length > 0) {
        handedFiles.leave(files);
        history.push(doctor);
      }
    },
    [history, doctor],
  );
  useDrop({onDrop: useCallback((data) => give(data.files), [give]), onIntent: nothing});
  return (
    <div className={styles.strip}>
      <p>
        <strong>Did the game crash?</strong> Drop the log here, or{' '}
        <Link to={doctorRoute}>paste it into the log doctor</Link>. Nothing leaves your browser.
      </p>
      <FileButton label="Choose a log" className={styles.choose} accept={logTypes} onFiles={give} />
    </div>
  );
}
