import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Drawing} from '../Schematic/Drawing';
import {Frame} from '../Schematic/Frame';
import {Mark, Marked} from '../Schematic/Mark';
import QuestMap from '../QuestGraph/QuestMap';
import {Glyph} from '../Schematic/Glyph';
import game from '../Schematic/game.module.css';
import type {Quest} from '../QuestGraph/layout';
import {misuse, oneOf} from '../usage';
import ChapterList, {type Chapter, type Group} from './ChapterList';
import styles from './book.module.css';

const extraNames = ['guides', 'emergency', 'wiki', 'shop'] as const;
type Extra = (typeof extraNames)[number];

/** What can carry a number. */
const parts = [
  'list',
  'pin',
  'add',
  'addToGroup',
  'map',
  'rewards',
  'autoPin',
  'keys',
  ...extraNames,
  'preferences',
  'settings',
  'editing',
] as const;
type Part = (typeof parts)[number];
export type Marks = Partial<Record<Part, number>>;

const signs: Record<'rewards' | 'autoPin' | 'keys' | Extra, string> = {
  rewards: 'gift',
  autoPin: 'pin',
  keys: 'info',
  guides: 'list',
  emergency: 'clock',
  wiki: 'link',
  shop: 'coin',
};

function Button({sign, mark, on}: {sign: string; mark?: number; on?: boolean}): ReactNode {
  return (
    <Marked mark={mark}>
      <Glyph name={sign} className={clsx(styles.button, on && styles.on)} />
    </Marked>
  );
}

/** Stops the build for numbers on things that the drawing does not show. */
function checkMarks(
  marks: Marks,
  {chapters, editing, extras}: Pick<Props, 'chapters' | 'editing' | 'extras'>,
): void {
  const drawn: Part[] = [
    ...(chapters ? (['list', 'pin'] as const) : []),
    ...(chapters && editing ? (['add', 'addToGroup'] as const) : []),
    ...(['map', 'rewards', 'autoPin', 'keys', 'preferences'] as const),
    ...(extras ?? []),
    ...(editing ? (['settings', 'editing'] as const) : []),
  ];
  const missing = Object.keys(marks)
    .map((part) => oneOf('<QuestBook>', 'a key of marks', part, parts))
    .filter((part) => !drawn.includes(part));
  if (missing.length > 0) {
    misuse(
      '<QuestBook>',
      `cannot mark ${missing.join(', ')}: not in this drawing. It shows: ${drawn.join(', ')}.`,
    );
  }
}

interface Props {
  /** What a sighted reader sees, in words. */
  description: string;
  caption?: ReactNode;
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
  marks?: Marks;
  /** What lies over the map: `<QuestWindow>`, `<Menu>`, `<Dialog>`. */
  children?: ReactNode;
}

/**
 * The screen of FTB Quests: chapter list, map, buttons. Their order follows FTB Quests 2101.1.24.
 * @throws Error without a description, for quests or chapters that cannot be drawn, for a number on a part not shown
 */
export default function QuestBook({
  description,
  caption,
  title = 'Quest book',
  chapters,
  quests,
  editing = false,
  extras = [],
  marks = {},
  children,
}: Props): ReactNode {
  extras.forEach((extra: string) => oneOf('<QuestBook>', 'an entry of extras', extra, extraNames));
  checkMarks(marks, {chapters, editing, extras});
  return (
    <Drawing component="<QuestBook>" description={description} caption={caption}>
      {/* The game's screens are dark, whatever the page is. */}
      <div data-theme="dark" className={game.game}>
        <Frame>
          <div className={styles.screen}>
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
                {(['rewards', 'autoPin', 'keys', ...extras] as const).map((name) => (
                  <Button key={name} sign={signs[name]} mark={marks[name]} />
                ))}
                <span className={styles.gap} />
                {editing && <Button sign="cog" mark={marks.settings} />}
                {editing && <Button sign="pencil" mark={marks.editing} on />}
                <Button sign="person" mark={marks.preferences} />
              </div>
            </div>
            {children}
          </div>
        </Frame>
      </div>
    </Drawing>
  );
}
