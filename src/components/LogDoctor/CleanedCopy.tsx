import {useEffect, useState, type ReactNode} from 'react';
import type {Cleaned} from '@site/src/doctor/protocol';
import CopyButton from '../CopyButton';
import tool from '../tool.module.css';

/** Maximum size of a log that can be copied to the clipboard, in bytes. */
const longestCopied = 5 * 2 ** 20;

/** Renders buttons to copy and save the log without personal data, and a list of what was removed. */
export default function CleanedCopy({cleaned}: {cleaned?: Cleaned | 'working'}): ReactNode {
  const blob = typeof cleaned === 'object' ? cleaned.blob : undefined;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return (
    <div role="status" className={tool.result}>
      {cleaned === 'working' && 'Making the copy …'}
      {typeof cleaned === 'object' && (
        <>
          <p>
            {cleaned.removed.length > 0 ? 'Removed: ' : 'No personal data was found. '}
            {cleaned.removed.map(({what, count}) => `${what} (${count})`).join(', ')}
            {cleaned.removed.length > 0 && '. '}
            The chat is still in it: read it before you post it.
          </p>
          <div className={tool.actions}>
            {cleaned.blob.size <= longestCopied && <CopyButton text={cleaned.blob}>Copy the log</CopyButton>}
            <a className={tool.button} href={address} download={cleaned.name}>
              Save as a file
            </a>
          </div>
        </>
      )}
    </div>
  );
}
