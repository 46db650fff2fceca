import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {DrawingProps} from '../Schematic/Drawing';
import {Glyph} from '../Schematic/Glyph';
import {CornerMark, Marked} from '../Schematic/Mark';
import {Screen} from '../Schematic/Screen';
import {checkMarks, type Marks} from '../Schematic/marks';
import parts from '../Schematic/parts.module.css';
import {misuse, oneOf} from '../usage';
import styles from './inventory.module.css';

/** The buttons that FTB mods bring, in their first order: src/data/tables/ftb-library.yaml, group `sidebar-buttons`. */
const glyphs = {
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
type Button = keyof typeof glyphs;
const names = Object.keys(glyphs) as Button[];

const markable = ['sidebar', 'cross', 'plus', 'hidden', ...names] as const;

interface Props extends DrawingProps {
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
  marks?: Marks<(typeof markable)[number]>;
}

function Slots({count, className}: {count: number; className?: string}): ReactNode {
  return (
    <span className={clsx(styles.slots, className)}>
      {Array.from({length: count}, (_slot, i) => (
        <span key={i} className={clsx(parts.slot, styles.slot)} />
      ))}
    </span>
  );
}

/** The player with armour, the crafting grid, and the slots below. */
function Panel(): ReactNode {
  return (
    <div className={styles.panel}>
      <span className={styles.top}>
        <Slots count={4} className={styles.column} />
        <span className={styles.player}>
          <Glyph name="person" tone="muted" size={58} />
        </span>
        <Slots count={4} className={styles.craft} />
        <Glyph name="right" tone="muted" />
        <Slots count={1} className={styles.column} />
      </span>
      <Slots count={27} />
      <Slots count={9} />
    </div>
  );
}

function Hidden({buttons, marks}: {buttons: Button[]; marks: NonNullable<Props['marks']>}): ReactNode {
  return (
    <span className={styles.behind}>
      <Marked mark={marks.plus}>
        <span className={styles.button}>
          <Glyph name="plus" tone="green" size={16} />
        </span>
      </Marked>
      <Marked mark={marks.hidden}>
        <span className={styles.hidden}>
          {buttons.map((name) => (
            <span key={name} className={styles.button}>
              <Glyph name={glyphs[name]} size={16} />
            </span>
          ))}
        </span>
      </Marked>
    </span>
  );
}

/**
 * The inventory with the sidebar of FTB Library at its default place.
 * @throws Error without a description, for an unknown button, for hidden ones outside of edit mode, for a number on a part not shown
 */
export default function Inventory({
  buttons = ['team', 'quests', 'map', 'claims', 'ultimine', 'bin', 'settings'],
  ring = [],
  badges = {},
  editing = false,
  hidden = [],
  marks = {},
  ...drawing
}: Props): ReactNode {
  [...buttons, ...ring, ...Object.keys(badges), ...hidden].forEach((name) =>
    oneOf('<Inventory>', 'a button', name, names),
  );
  if (hidden.length > 0 && !editing) misuse('<Inventory>', 'shows hidden buttons only while editing.');
  checkMarks('<Inventory>', marks, markable, [
    'sidebar',
    ...buttons,
    ...(editing ? (['cross'] as const) : []),
    ...(hidden.length > 0 ? (['plus', 'hidden'] as const) : []),
  ]);
  // Crosses are alike; a number on the last one covers no other button.
  const last = buttons.at(-1);
  return (
    <Screen component="<Inventory>" {...drawing} world className={styles.screen}>
      <div className={clsx(styles.sidebar, editing && styles.editing)}>
        <Marked mark={marks.sidebar}>
          <span className={clsx(styles.buttons, editing && styles.grid)}>
            {buttons.map((name) => (
              <span key={name} className={clsx(styles.button, ring.includes(name) && styles.ring)}>
                <Glyph name={glyphs[name]} size={16} />
                {badges[name] !== undefined && <span className={styles.badge}>{badges[name]}</span>}
                {editing && <Glyph name="cross" tone="red" size={9} className={styles.cross} />}
                <CornerMark mark={marks[name] ?? (editing && name === last ? marks.cross : undefined)} />
              </span>
            ))}
          </span>
        </Marked>
        {hidden.length > 0 && <Hidden buttons={hidden} marks={marks} />}
      </div>
      <Panel />
    </Screen>
  );
}
