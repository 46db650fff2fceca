import clsx from 'clsx';
import type {ReactNode} from 'react';
import {PartOrDrawing, useInsideDrawing, type DrawingProps} from '../Schematic/Drawing';
import {Frame} from '../Schematic/Frame';
import {Glyph, thingNames} from '../Schematic/Glyph';
import {Marked} from '../Schematic/Mark';
import {Game} from '../Schematic/Screen';
import {checkMarks, type Marks} from '../Schematic/marks';
import parts from '../Schematic/parts.module.css';
import {oneOf, required} from '../usage';
import styles from './overlays.module.css';

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
const markable = [
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

interface Props extends DrawingProps {
  title: string;
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
  marks?: Marks<(typeof markable)[number]>;
}

interface HalfProps {
  title: ReactNode;
  items: Item[];
  /** Ends with a plus, which may carry a number. */
  add?: {mark?: number};
}

function Half({title, items, add}: HalfProps): ReactNode {
  return (
    <div className={styles.half}>
      {title}
      <span className={styles.items}>
        {items.map(({icon, count, done, alert}, i) => (
          <span key={i} className={clsx(parts.slot, styles.item)}>
            <Glyph name={oneOf('<QuestWindow>', 'icon', icon, thingNames)} size={20} />
            {count !== undefined && <span className={styles.count}>{count}</span>}
            {done && <Glyph name="tick" tone="done" size={14} className={styles.sign} />}
            {alert && <Glyph name="alert" tone="alert" size={14} className={styles.sign} />}
          </span>
        ))}
        {add && (
          <Marked mark={add.mark}>
            <span className={clsx(parts.slot, styles.item)}>
              <Glyph name="plus" tone="green" size={16} />
            </span>
          </Marked>
        )}
      </span>
    </div>
  );
}

/** Subtitle, paragraphs, the arrows between pages and the button Edit, where there are any. */
function Text({subtitle, text = [], pages, editing, marks = {}}: Props): ReactNode {
  return (
    <>
      {(subtitle !== undefined || text.length > 0) && (
        <div className={styles.text}>
          {subtitle !== undefined && (
            <Marked mark={marks.subtitle}>
              <em className={parts.muted}>{subtitle}</em>
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
          <Glyph name="left" tone="muted" mark={marks.pages} />
          {pages[0]}/{pages[1]}
          <Glyph name="right" tone="muted" />
        </div>
      )}
      {editing && (
        <div className={styles.pages}>
          <Marked mark={marks.edit}>
            <span className={parts.button}>Edit</span>
          </Marked>
        </div>
      )}
    </>
  );
}

/** Stops the build for numbers on things that the drawing does not show. */
function check({title, list, subtitle, text = [], pages, editing, marks = {}}: Props): void {
  required('<QuestWindow>', 'title', title);
  if (list !== undefined) oneOf('<QuestWindow>', 'side of the list', list.side, ['needs', 'opens']);
  const hidden: readonly string[] = [
    ...(editing ? [] : ['addTask', 'addReward', 'edit']),
    ...(pages ? [] : ['pages']),
    ...(subtitle === undefined ? ['subtitle'] : []),
    ...(text.length === 0 ? ['text'] : []),
  ];
  checkMarks(
    '<QuestWindow>',
    marks,
    markable,
    markable.filter((part) => !hidden.includes(part)),
  );
}

/**
 * The window of one quest: over the map when it stands in `<QuestBook>`, a drawing of its own when alone.
 * @throws Error without a title, alone without a description, for an unknown icon, for a number on a part not shown
 */
export default function QuestWindow(props: Props): ReactNode {
  const {title, description, caption, tasks = [], rewards = [], list, editing, marks = {}} = props;
  const inside = useInsideDrawing();
  check(props);
  return (
    <PartOrDrawing component="<QuestWindow>" description={description} caption={caption}>
      <Game className={clsx(inside && styles.over)}>
        <Frame className={clsx(styles.panel, styles.window)}>
          <div className={styles.bar}>
            <span className={styles.title}>
              <Marked mark={marks.title}>
                <span>{title}</span>
              </Marked>
            </span>
            <Glyph name="pin" tone="muted" mark={marks.pin} />
            <Glyph name="cross" tone="muted" mark={marks.close} />
          </div>
          <div className={styles.arrows}>
            <Glyph name="left" tone="muted" mark={marks.needs} />
            <Glyph name="right" tone="muted" mark={marks.opens} />
          </div>
          {list && (
            <div className={clsx(styles.list, styles[list.side])}>
              {list.entries.map((entry) => (
                <span key={entry}>{entry}</span>
              ))}
            </div>
          )}
          <div className={styles.halves}>
            <Half
              title={
                <Marked mark={marks.tasks}>
                  <b className={parts.tasks}>Tasks</b>
                </Marked>
              }
              items={tasks}
              add={editing ? {mark: marks.addTask} : undefined}
            />
            <Half
              title={
                <Marked mark={marks.rewards}>
                  <b className={parts.alert}>Rewards</b>
                </Marked>
              }
              items={rewards}
              add={editing ? {mark: marks.addReward} : undefined}
            />
          </div>
          <Text {...props} />
        </Frame>
      </Game>
    </PartOrDrawing>
  );
}
