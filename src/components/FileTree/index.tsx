import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import MDXLi from '@theme/MDXComponents/Li';
import MDXUl from '@theme/MDXComponents/Ul';
import {parseGlyphs} from '../../sprites/glyphs';
import text from '../../sprites/glyphs/files.txt?raw';
import PixelArt from '../PixelArt';
import {elementsOf, misuse, textOf} from '../usage';
import styles from './styles.module.css';

type WithChildren = ReactElement<{children?: ReactNode}>;

const icons = parseGlyphs('files.txt', text);

const NOTE = /\s+[—–]\s+/;

/** One line of the tree. */
export interface Entry {
  name: ReactNode[];
  note: ReactNode[];
  entries: Entry[];
  isFolder: boolean;
}

function isElement(node: ReactNode, ...types: unknown[]): node is WithChildren {
  return isValidElement(node) && types.includes(node.type);
}

function entryOf(item: WithChildren): Entry {
  // A list with empty lines between its items wraps their text in paragraphs.
  const parts = Children.toArray(item.props.children).flatMap((part) =>
    isElement(part, 'p') ? Children.toArray(part.props.children) : [part],
  );
  const entry: Entry = {name: [], note: [], entries: [], isFolder: false};
  let inNote = false;
  for (const part of parts) {
    if (isElement(part, 'ul', MDXUl)) {
      entry.entries.push(...entriesOf(part));
    } else if (!inNote && typeof part === 'string' && NOTE.test(part)) {
      const [name, ...note] = part.split(NOTE);
      entry.name.push(name);
      entry.note.push(note.join(' — '));
      inNote = true;
    } else {
      (inNote ? entry.note : entry.name).push(part);
    }
  }
  const name = textOf(entry.name).trim();
  if (name === '') misuse('<FileTree>', 'has an entry without a name: write "name" or "name — note".');
  entry.isFolder = entry.entries.length > 0 || name.endsWith('/');
  return entry;
}

/**
 * Reads a rendered Markdown list. Text after ` — ` is an entry's note; an entry with a list inside, or whose name
 * ends with `/`, is a folder.
 * @throws Error for an entry without a name
 */
export function entriesOf(list: WithChildren): Entry[] {
  return elementsOf(list.props.children)
    .filter((child): child is WithChildren => isElement(child, 'li', MDXLi))
    .map(entryOf);
}

function Entries({entries}: {entries: Entry[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {entries.map(({name, note, entries: inner, isFolder}, i) => (
        <li key={i} className={styles.entry}>
          <span className={styles.line}>
            <PixelArt
              rows={icons.get(isFolder ? 'folder' : 'file')}
              className={isFolder ? styles.folder : styles.file}
            />
            <span className={styles.name}>{name}</span>
            {note.length > 0 && <span className={styles.note}> {note}</span>}
          </span>
          {inner.length > 0 && <Entries entries={inner} />}
        </li>
      ))}
    </ul>
  );
}

/**
 * A folder and what is in it, around a nested Markdown list.
 * @throws Error when there is anything but one list inside, or an entry has no name
 */
export default function FileTree({children}: {children?: ReactNode}): ReactNode {
  const [list, ...rest] = elementsOf(children);
  if (!isElement(list, 'ul', MDXUl) || rest.length > 0) {
    return misuse(
      '<FileTree>',
      'needs exactly one Markdown list inside ("- name — note"), with an empty line before and after it.',
    );
  }
  return (
    <div className={styles.tree}>
      <Entries entries={entriesOf(list)} />
    </div>
  );
}
