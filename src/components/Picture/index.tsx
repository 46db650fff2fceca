import clsx from 'clsx';
import {useEffect, useRef, useState, type ComponentProps, type MouseEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Pixels of the column that text stands in: a picture that is wider is shown smaller than it is. */
const column = 736;

interface FullSizeProps {
  picture: ComponentProps<'img'>;
  onClose: () => void;
}

/** The picture as large as it is, in a box that scrolls. The browser brings the focus back when it closes. */
function FullSize({picture, onClose}: FullSizeProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape and the button close it; a press beside the picture is a convenience
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={picture.alt}
      onClose={onClose}
      onClick={({target, currentTarget}) => target === currentTarget && currentTarget.close()}
    >
      <form method="dialog" className={styles.bar}>
        <button type="submit" className={styles.close}>
          Close
        </button>
      </form>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must take the keyboard */}
      <div className={styles.scroll} role="group" aria-label="Picture at full size" tabIndex={0}>
        <img {...picture} loading="eager" alt={picture.alt} />
      </div>
    </dialog>
  );
}

/**
 * A picture in the text. One that is wider than the column opens at full size when it is pressed; without a script the
 * same link leads to the file.
 * @param props of `<img>`; `width` and `height` in pixels are read from the file while the page is compiled
 */
export default function Picture({className, ...props}: ComponentProps<'img'>): ReactNode {
  const [open, setOpen] = useState(false);
  const picture = (
    <img
      decoding="async"
      loading="lazy"
      {...props}
      className={clsx(styles.picture, className)}
      alt={props.alt}
    />
  );
  if (!(Number(props.width) > column)) {
    return picture;
  }
  const show = (event: MouseEvent) => {
    // A new tab is asked for.
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        className={styles.link}
        href={props.src}
        aria-haspopup="dialog"
        aria-label={`${props.alt}: open at full size`}
        onClick={show}
      >
        {picture}
      </a>
      {open && <FullSize picture={props} onClose={() => setOpen(false)} />}
    </>
  );
}
