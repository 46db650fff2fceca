import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Mark, Marked} from '../Schematic/Mark';
import {Glyph} from '../Schematic/Glyph';
import {thingNames} from '../Schematic/Glyph';
import {oneOf, required} from '../usage';
import styles from './book.module.css';

const states = ['done', 'started', 'open'] as const;

/** A line of the chapter list. */
export interface Chapter {
  name: string;
  icon?: string;
  /** Progress of the team: it colours the name. */
  state?: (typeof states)[number];
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
  oneOf('<QuestBook>', `state of "${name}"`, state, states);
  oneOf('<QuestBook>', `icon of "${name}"`, icon, thingNames);
  return (
    <span className={clsx(styles.row, active && styles.active)}>
      <Marked mark={mark}>
        <Glyph name={icon} className={styles.icon} />
      </Marked>
      <span className={clsx(styles.name, styles[state])}>{name}</span>
      {alert && <Glyph name="alert" className={clsx(styles.sign, styles.alert)} />}
      {empty && <Glyph name="cross" className={styles.sign} />}
    </span>
  );
}

function Add({mark}: {mark?: number}): ReactNode {
  return (
    <Marked mark={mark}>
      <Glyph name="plus" className={clsx(styles.sign, styles.add)} />
    </Marked>
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
  return (
    <div className={styles.list}>
      <span className={clsx(styles.row, styles.head)}>
        <Glyph name="book" className={styles.icon} />
        <span className={styles.name}>{title}</span>
        {editing && <Add mark={marks.add} />}
        <Marked mark={marks.pin}>
          <Glyph name="pin" className={clsx(styles.sign, styles.alert)} />
        </Marked>
      </span>
      {chapters.map((entry) =>
        'group' in entry ? (
          <div key={entry.group} className={styles.group}>
            <span className={styles.row}>
              <Marked mark={entry.mark}>
                <Glyph name={entry.folded ? 'right' : 'down'} className={styles.sign} />
              </Marked>
              <span className={styles.name}>{entry.group}</span>
              {editing && <Add mark={entry === firstGroup ? marks.addToGroup : undefined} />}
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
