import {useCallback, useEffect, useRef, type ReactNode} from 'react';

interface Props {
  label: string;
  /** Called with at least one file each time that the reader chooses files. Must be a stable function. */
  onFiles: (files: File[]) => void;
  className: string | undefined;
  /** File types that the system's dialog offers. */
  accept?: string;
  /** Whether the reader chooses a folder instead of files. */
  isFolder?: true;
  disabled?: boolean;
  /** Called when the reader is about to choose. */
  onIntent?: () => void;
}

/** File types of logs, for `accept`. */
export const logTypes = '.log,.txt,.gz,.zip,text/plain';

/**
 * A file field that looks like a button and opens the system's dialog. Its class composes `file` of
 * controls.module.css. Files that were chosen or dropped before hydration are passed on after it
 * (src/client/hydration).
 */
export default function FileButton({
  label,
  onFiles,
  className,
  accept,
  isFolder,
  disabled,
  onIntent,
}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const take = useCallback(() => {
    const files = Array.from(field.current?.files ?? []);
    // Cleared, so that the same file can be chosen again after it has changed.
    if (field.current) field.current.value = '';
    if (files.length > 0) onFiles(files);
  }, [onFiles]);
  useEffect(take, [take]);
  return (
    <label className={className}>
      {label}
      <input
        ref={field}
        type="file"
        multiple
        accept={accept}
        disabled={disabled}
        onChange={take}
        onFocus={onIntent}
        {...(isFolder && {webkitdirectory: ''})}
      />
    </label>
  );
}
