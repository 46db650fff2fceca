import {Children, isValidElement, useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {textOf} from '../usage';
import {watchBox} from './watch-box';
import styles from './styles.module.css';

/** Returns the texts of a table's column headers. */
function headersOf(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{children?: ReactNode}>(child) || child.type === 'tbody') return [];
    return child.type === 'th' ? [textOf(child.props.children)] : headersOf(child.props.children);
  });
}

/**
 * Renders a Markdown table in a box that scrolls horizontally if the table is too wide. The box is labelled with
 * the headers of the table. It is focusable in the server-rendered HTML, and a script removes it from the tab order
 * if nothing overflows.
 */
export default function MarkdownTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? watchBox(box.current) : undefined), []);
  const headers = headersOf(props.children).filter((text) => text.trim() !== '');
  const label = headers.length > 0 ? `Table: ${headers.join(', ')}` : 'Table';
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
    <div ref={box} className={styles.box} role="group" aria-label={label} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
