import {useCallback, useEffect, useRef, type ReactNode} from 'react';

interface Props {
  label: string;
  /** Called with at least one file, each time that some are chosen; keep it stable. */
  onFiles: (files: File[]) => void;
  className: string | undefined;
  /** Types that the system's dialog offers. */
  accept?: string;
  /** Whether a folder is chosen in place of files. */
  isFolder?: true;
  disabled?: boolean;
  /** The reader is about to choose. */
  onIntent?: () => void;
}

/** Types that a log has, for `accept`. */
export const logTypes = '.log,.txt,.gz,.zip,text/plain';

/**
 * A file field as a button that opens the system's dialog. Its class composes `file` of controls.module.css. Files chosen or dropped
 * before the page was hydrated are passed on then (src/client/hydration).
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
    // The same file may be chosen again after it has changed.
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
