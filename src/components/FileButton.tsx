import {useCallback, useEffect, useRef, type ReactNode} from 'react';

interface Props {
  label: string;
  /** Called with at least one file whenever the reader chooses files. Must be a stable function. */
  onFiles: (files: File[]) => void;
  /** CSS class, which must compose `file` from controls.module.css. */
  className: string | undefined;
  /** File types that the system's file dialog offers. */
  accept?: string;
  /** Whether the reader chooses a folder instead of files. */
  isFolder?: true;
  disabled?: boolean;
  /** Called when the reader is about to choose files. */
  onIntent?: () => void;
}

/** File types of logs, for `accept`. */
export const logTypes = '.log,.txt,.gz,.zip,text/plain';

/**
 * Renders a file input that looks like a button. Files that were chosen or dropped before hydration are reported
 * after hydration (src/client/hydration).
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
    // Clear the input, so that the same file can be chosen again after it has changed.
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
