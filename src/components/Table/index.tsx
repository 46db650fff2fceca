import {
  Children,
  isValidElement,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import {textOf} from '../usage';
import {watchBox} from './watch-box';
import styles from './styles.module.css';

/** The texts of a table's column headers, in order; names of rows are no part of them. */
function headersOf(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{children?: ReactNode}>(child) || child.type === 'tbody') return [];
    return child.type === 'th' ? [textOf(child.props.children)] : headersOf(child.props.children);
  });
}

interface BoxProps {
  /** What the table is about, for screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * A box that scrolls sideways when its table is too wide. It can be reached with the keyboard from the start, and
 * stops being a stop once it is known that nothing is hidden.
 */
export function TableBox({label, children}: BoxProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(true);

  useEffect(() => (box.current ? watchBox(box.current, setScrolls) : undefined), []);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must take the keyboard
    <div ref={box} className={styles.box} role="group" aria-label={label} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  );
}

/** A Markdown table in its own scrolling box, named after its headers. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const headers = headersOf(props.children).filter((text) => text.trim() !== '');
  return (
    <TableBox label={headers.length > 0 ? `Table: ${headers.join(', ')}` : 'Table'}>
      <table {...props} />
    </TableBox>
  );
}
