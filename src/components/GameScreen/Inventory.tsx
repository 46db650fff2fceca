import clsx from 'clsx';
import type {ReactNode} from 'react';
import {CornerMark, Marked} from '../Schematic/Mark';
import {misuse, oneOf} from '../usage';
import {checkMarks, Screen, type Marks} from '../Schematic/Screen';
import {Glyph} from '../Schematic/Glyph';
import styles from './inventory.module.css';

/** The buttons that FTB mods bring, in their first order: src/data/tables/ftb-library.yaml, group `sidebar-buttons`. */
const pictures = {
  gamemode: 'person',
  day: 'sun',
  night: 'moon',
  rain: 'rain',
  team: 'people',
  quests: 'book',
  map: 'map',
  claims: 'claims',
  ultimine: 'tools',
  bin: 'bin',
  settings: 'cog',
} as const;
type Button = keyof typeof pictures;
const names = Object.keys(pictures) as Button[];

const parts = ['sidebar', 'cross', 'plus', 'hidden', ...names] as const;
type Part = (typeof parts)[number];

interface Props {
  /** What a sighted reader sees, in words. */
  description: string;
  caption?: ReactNode;
  /** The row of small buttons, in order. */
  buttons?: Button[];
  /** Buttons with a ring round them. */
  ring?: Button[];
  /** Text over a button, `{quests: '[!]'}`. */
  badges?: Partial<Record<Button, string>>;
  /** Edit mode: grid, crosses, and a plus when something is hidden. */
  editing?: boolean;
  /** Buttons in the list behind the plus. */
  hidden?: Button[];
  marks?: Marks<Part>;
}

/**
 * The inventory with the sidebar of FTB Library at its default place.
 * @throws Error without a description, for an unknown button, for hidden ones outside of edit mode, for a number on a part not shown
 */
export default function Inventory({
  description,
  caption,
  buttons = ['team', 'quests', 'map', 'claims', 'ultimine', 'bin', 'settings'],
  ring = [],
  badges = {},
  editing = false,
  hidden = [],
  marks = {},
}: Props): ReactNode {
  [...buttons, ...ring, ...Object.keys(badges), ...hidden].forEach((name) =>
    oneOf('<Inventory>', 'a button', name, names),
  );
  if (hidden.length > 0 && !editing) misuse('<Inventory>', 'shows hidden buttons only while editing.');
  checkMarks('<Inventory>', marks, parts, [
    'sidebar',
    ...buttons,
    ...(editing ? (['cross'] as const) : []),
    ...(hidden.length > 0 ? (['plus', 'hidden'] as const) : []),
  ]);
  // Crosses are alike; a number on the last one covers no other button.
  const last = buttons.at(-1);
  const slots = (count: number, className?: string) => (
    <span className={clsx(styles.slots, className)}>
      {Array.from({length: count}, (_slot, i) => (
        <span key={i} className={styles.slot} />
      ))}
    </span>
  );
  return (
    <Screen
      component="<Inventory>"
      description={description}
      caption={caption}
      world
      className={styles.screen}
    >
      <div className={styles.sidebar}>
        <Marked mark={marks.sidebar}>
          <span className={clsx(styles.buttons, editing && styles.grid)}>
            {buttons.map((name) => (
              <span key={name} className={clsx(styles.button, ring.includes(name) && styles.ring)}>
                <Glyph name={pictures[name]} className={styles.picture} />
                {badges[name] !== undefined && <span className={styles.badge}>{badges[name]}</span>}
                {editing && <Glyph name="cross" className={styles.cross} />}
                <CornerMark mark={marks[name] ?? (editing && name === last ? marks.cross : undefined)} />
              </span>
            ))}
          </span>
        </Marked>
        {hidden.length > 0 && (
          <span className={styles.list}>
            <Marked mark={marks.plus}>
              <span className={styles.button}>
                <Glyph name="plus" className={clsx(styles.picture, styles.plus)} />
              </span>
            </Marked>
            <span className={styles.hidden}>
              <Marked mark={marks.hidden}>
                {hidden.map((name) => (
                  <span key={name} className={styles.button}>
                    <Glyph name={pictures[name]} className={styles.picture} />
                  </span>
                ))}
              </Marked>
            </span>
          </span>
        )}
      </div>
      <div className={styles.panel}>
        <span className={styles.top}>
          {slots(4, styles.column)}
          <span className={styles.player}>
            <Glyph name="person" className={styles.figure} />
          </span>
          {slots(4, styles.craft)}
          <Glyph name="right" className={styles.arrow} />
          {slots(1, styles.column)}
        </span>
        {slots(27)}
        {slots(9)}
      </div>
    </Screen>
  );
}
