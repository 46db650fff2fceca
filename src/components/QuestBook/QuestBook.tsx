import clsx from 'clsx';
import type {ReactNode} from 'react';
import QuestMap from '../QuestGraph/QuestMap';
import type {Quest} from '../QuestGraph/layout';
import type {DrawingProps} from '../Schematic/Drawing';
import {Glyph} from '../Schematic/Glyph';
import {Mark} from '../Schematic/Mark';
import {Screen} from '../Schematic/Screen';
import {checkMarks, type Marks} from '../Schematic/marks';
import parts from '../Schematic/parts.module.css';
import {oneOf} from '../usage';
import ChapterList, {type Chapter, type Group} from './ChapterList';
import styles from './book.module.css';

/** Buttons at the right edge, from the top; after the first three those that only some packs have. */
const buttons = {
  rewards: 'gift',
  autoPin: 'pin',
  keys: 'info',
  guides: 'list',
  emergency: 'clock',
  wiki: 'link',
  shop: 'coin',
} as const;
const always = ['rewards', 'autoPin', 'keys'] as const;
const extraNames = ['guides', 'emergency', 'wiki', 'shop'] as const;
type Extra = (typeof extraNames)[number];

/** What can carry a number. */
const markable = [
  'list',
  'pin',
  'add',
  'addToGroup',
  'map',
  ...always,
  ...extraNames,
  'preferences',
  'settings',
  'editing',
] as const;

interface Props extends DrawingProps {
  /** Name of the book, on top of the chapter list. */
  title?: string;
  /** The chapter list; without it the list is slid in. */
  chapters?: (Chapter | Group)[];
  /** Quests on the map. */
  quests: Quest[];
  /** Editing mode: a plus for chapters, the gear, the editing button. */
  editing?: boolean;
  /** Buttons that only some packs have. */
  extras?: Extra[];
  /** Numbers on parts of the screen, `{rewards: 1, preferences: 2}`. */
  marks?: Marks<(typeof markable)[number]>;
  /** What lies over the map: `<QuestWindow>`, `<Menu>`, `<Dialog>`. */
  children?: ReactNode;
}

/** Stops the build for numbers on things that the drawing does not show. */
function check({chapters, editing, extras = [], marks = {}}: Props): void {
  extras.forEach((extra: string) => oneOf('<QuestBook>', 'an entry of extras', extra, extraNames));
  checkMarks('<QuestBook>', marks, markable, [
    ...(chapters ? (['list', 'pin'] as const) : []),
    ...(chapters && editing ? (['add', 'addToGroup'] as const) : []),
    'map',
    ...always,
    ...extras,
    'preferences',
    ...(editing ? (['settings', 'editing'] as const) : []),
  ]);
}

/**
 * The screen of FTB Quests: chapter list, map, buttons. Their order follows FTB Quests 2101.1.24.
 * @throws Error without a description, for quests or chapters that cannot be drawn, for a number on a part not shown
 */
export default function QuestBook(props: Props): ReactNode {
  const {title = 'Quest book', chapters, quests, editing = false, extras = [], marks = {}} = props;
  check(props);
  return (
    <Screen
      component="<QuestBook>"
      description={props.description}
      caption={props.caption}
      className={clsx(parts.layers, styles.screen)}
    >
      <div className={styles.book}>
        {chapters && <ChapterList title={title} chapters={chapters} editing={editing} marks={marks} />}
        <div className={styles.map}>
          {marks.map !== undefined && (
            <span className={styles.corner}>
              <Mark number={marks.map} />
            </span>
          )}
          <QuestMap component="<QuestBook>" quests={quests} unit={56} />
        </div>
        <div className={styles.buttons}>
          {[...always, ...extras].map((name) => (
            <Glyph key={name} name={buttons[name]} tone="muted" size={16} mark={marks[name]} />
          ))}
          <span className={parts.grow} />
          {editing && <Glyph name="cog" tone="muted" size={16} mark={marks.settings} />}
          {editing && <Glyph name="pencil" tone="green" size={16} mark={marks.editing} />}
          <Glyph name="person" tone="muted" size={16} mark={marks.preferences} />
        </div>
      </div>
      {props.children}
    </Screen>
  );
}
