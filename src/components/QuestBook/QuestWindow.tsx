import clsx from 'clsx';
import type {ReactNode} from 'react';
import {PartOrDrawing, useInsideDrawing} from '../Schematic/Drawing';
import {Frame} from '../Schematic/Frame';
import {Marked} from '../Schematic/Mark';
import {Glyph} from '../Schematic/Glyph';
import game from '../Schematic/game.module.css';
import {thingNames} from '../Schematic/Glyph';
import {misuse, oneOf, required} from '../usage';
import styles from './window.module.css';

/** A task or reward: the window shows its picture, and for tasks how far it is. */
interface Item {
  icon: string;
  /** Text in the corner: `3/8`. */
  count?: string | number;
  done?: boolean;
  /** Reward not claimed yet. */
  alert?: boolean;
}

/** What can carry a number. */
const parts = [
  'title',
  'pin',
  'close',
  'needs',
  'opens',
  'tasks',
  'addTask',
  'rewards',
  'addReward',
  'subtitle',
  'text',
  'pages',
  'edit',
] as const;
type Part = (typeof parts)[number];

interface Props {
  title: string;
  /** What a sighted reader sees, in words; needed when the window stands alone. */
  description?: string;
  caption?: ReactNode;
  subtitle?: string;
  /** Paragraphs of the description. */
  text?: string[];
  tasks?: Item[];
  rewards?: Item[];
  /** Page shown and number of pages, where the text has more than one. */
  pages?: [page: number, of: number];
  /** The list that the small arrow at the left (`needs`) or right (`opens`) opens. */
  list?: {side: 'needs' | 'opens'; entries: string[]};
  /** Editing mode: a plus after tasks and rewards, the button Edit. */
  editing?: boolean;
  /** Numbers on parts of the window, `{tasks: 1, pin: 2}`. */
  marks?: Partial<Record<Part, number>>;
}

function Items({of, add, addMark}: {of: Item[]; add: boolean; addMark?: number}): ReactNode {
  return (
    <span className={styles.items}>
      {of.map(({icon, count, done, alert}, i) => (
        <span key={i} className={styles.item}>
          <Glyph name={oneOf('<QuestWindow>', 'icon', icon, thingNames)} className={styles.icon} />
          {count !== undefined && <span className={styles.count}>{count}</span>}
          {done && <Glyph name="tick" className={clsx(styles.sign, styles.done)} />}
          {alert && <Glyph name="alert" className={clsx(styles.sign, styles.alert)} />}
        </span>
      ))}
      {add && (
        <Marked mark={addMark}>
          <span className={styles.item}>
            <Glyph name="plus" className={styles.plus} />
          </span>
        </Marked>
      )}
    </span>
  );
}

/**
 * The window of one quest: over the map when it stands in `<QuestBook>`, a drawing of its own when alone.
 * @throws Error without a title, alone without a description, for an unknown icon, for a number on a part not shown
 */
export default function QuestWindow({
  title,
  description,
  caption,
  subtitle,
  text = [],
  tasks = [],
  rewards = [],
  pages,
  list,
  editing = false,
  marks = {},
}: Props): ReactNode {
  const inside = useInsideDrawing();
  required('<QuestWindow>', 'title', title);
  if (list !== undefined) oneOf('<QuestWindow>', 'side of the list', list.side, ['needs', 'opens']);
  const hidden: Part[] = [
    ...(editing ? [] : (['addTask', 'addReward', 'edit'] as const)),
    ...(pages ? [] : (['pages'] as const)),
    ...(subtitle === undefined ? (['subtitle'] as const) : []),
    ...(text.length === 0 ? (['text'] as const) : []),
  ];
  const missing = Object.keys(marks)
    .map((part) => oneOf('<QuestWindow>', 'a key of marks', part, parts))
    .filter((part) => hidden.includes(part));
  if (missing.length > 0) misuse('<QuestWindow>', `cannot mark ${missing.join(', ')}: not in this drawing.`);
  return (
    <PartOrDrawing component="<QuestWindow>" description={description} caption={caption}>
      <div data-theme="dark" className={clsx(game.game, styles.place, inside && styles.over)}>
        <Frame className={styles.window}>
          <div className={styles.bar}>
            <span className={styles.title}>
              <Marked mark={marks.title}>
                <span>{title}</span>
              </Marked>
            </span>
            <Marked mark={marks.pin}>
              <Glyph name="pin" className={styles.button} />
            </Marked>
            <Marked mark={marks.close}>
              <Glyph name="cross" className={styles.button} />
            </Marked>
          </div>
          <div className={styles.arrows}>
            <Marked mark={marks.needs}>
              <Glyph name="left" className={styles.button} />
            </Marked>
            <Marked mark={marks.opens}>
              <Glyph name="right" className={styles.button} />
            </Marked>
          </div>
          {list && (
            <div className={clsx(styles.list, styles[list.side])}>
              {list.entries.map((entry) => (
                <span key={entry}>{entry}</span>
              ))}
            </div>
          )}
          <div className={styles.halves}>
            <div className={styles.half}>
              <Marked mark={marks.tasks}>
                <span className={styles.tasks}>Tasks</span>
              </Marked>
              <Items of={tasks} add={editing} addMark={marks.addTask} />
            </div>
            <div className={styles.half}>
              <Marked mark={marks.rewards}>
                <span className={styles.rewards}>Rewards</span>
              </Marked>
              <Items of={rewards} add={editing} addMark={marks.addReward} />
            </div>
          </div>
          {(subtitle !== undefined || text.length > 0) && (
            <div className={styles.text}>
              {subtitle !== undefined && (
                <Marked mark={marks.subtitle}>
                  <em>{subtitle}</em>
                </Marked>
              )}
              {text.map((paragraph, i) => (
                <div key={paragraph}>
                  <Marked mark={i === 0 ? marks.text : undefined}>
                    <span>{paragraph}</span>
                  </Marked>
                </div>
              ))}
            </div>
          )}
          {pages && (
            <div className={styles.pages}>
              <Marked mark={marks.pages}>
                <Glyph name="left" className={styles.button} />
              </Marked>
              {pages[0]}/{pages[1]}
              <Glyph name="right" className={styles.button} />
            </div>
          )}
          {editing && (
            <div className={styles.pages}>
              <Marked mark={marks.edit}>
                <span className={styles.edit}>Edit</span>
              </Marked>
            </div>
          )}
        </Frame>
      </div>
    </PartOrDrawing>
  );
}
