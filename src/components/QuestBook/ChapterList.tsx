import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Glyph, thingNames} from '../Schematic/Glyph';
import {Mark} from '../Schematic/Mark';
import parts from '../Schematic/parts.module.css';
import {oneOf, required} from '../usage';
import styles from './book.module.css';

const tones = {done: 'done', started: 'started', open: undefined} as const;
type State = keyof typeof tones;

/** A line of the chapter list. */
export interface Chapter {
  name: string;
  icon?: string;
  /** Progress of the team: it colours the name. */
  state?: State;
  /** The chapter on the map. */
  active?: boolean;
  /** Rewards are waiting in it. */
  alert?: boolean;
  /** No quests in it yet. */
  empty?: boolean;
  mark?: number;
}

/** A header that holds chapters. */
export interface Group {
  group: string;
  chapters?: Chapter[];
  folded?: boolean;
  mark?: number;
}

function Row({chapter}: {chapter: Chapter}): ReactNode {
  const {name, icon = 'book', state = 'open', active, alert, empty, mark} = chapter;
  required('<QuestBook>', 'name for each chapter', name);
  oneOf('<QuestBook>', `state of "${name}"`, state, Object.keys(tones) as State[]);
  oneOf('<QuestBook>', `icon of "${name}"`, icon, thingNames);
  return (
    <span className={clsx(styles.row, active && styles.active)}>
      <Glyph name={icon} size={16} mark={mark} />
      <span className={clsx(parts.grow, parts[tones[state] ?? ''])}>{name}</span>
      {alert && <Glyph name="alert" tone="alert" />}
      {empty && <Glyph name="cross" tone="muted" />}
    </span>
  );
}

interface Props {
  title: string;
  chapters: (Chapter | Group)[];
  editing: boolean;
  marks: {list?: number; pin?: number; add?: number; addToGroup?: number};
}

/**
 * The list at the left edge of the book.
 * @throws Error for a chapter without a name, an unknown state or icon
 */
export default function ChapterList({title, chapters, editing, marks}: Props): ReactNode {
  // One plus is enough to point at.
  const firstGroup = chapters.find((entry) => 'group' in entry);
  const add = (mark?: number) => editing && <Glyph name="plus" tone="green" mark={mark} />;
  return (
    <div className={styles.list}>
      <span className={clsx(styles.row, styles.head)}>
        <Glyph name="book" size={16} />
        <span className={parts.grow}>{title}</span>
        {add(marks.add)}
        <Glyph name="pin" tone="alert" mark={marks.pin} />
      </span>
      {chapters.map((entry) =>
        'group' in entry ? (
          <div key={entry.group} className={styles.group}>
            <span className={styles.row}>
              <Glyph name={entry.folded ? 'right' : 'down'} tone="muted" mark={entry.mark} />
              <b className={parts.grow}>{entry.group}</b>
              {add(entry === firstGroup ? marks.addToGroup : undefined)}
            </span>
            {!entry.folded && entry.chapters?.map((chapter) => <Row key={chapter.name} chapter={chapter} />)}
          </div>
        ) : (
          <Row key={entry.name} chapter={entry} />
        ),
      )}
      {marks.list !== undefined && (
        <span className={styles.corner}>
          <Mark number={marks.list} />
        </span>
      )}
    </div>
  );
}
