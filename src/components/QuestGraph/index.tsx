import type {CSSProperties, ReactNode} from 'react';
import type {DrawingProps} from '../Schematic/Drawing';
import {Screen} from '../Schematic/Screen';
import {oneOf} from '../usage';
import QuestMap from './QuestMap';
import type {Quest} from './layout';
import styles from './map.module.css';

export {default as QuestSign} from './QuestSign';

/** Colours of the map that a quest theme can change, and the property of the drawing each sets. */
const themeable = {
  map: '--quest-map',
  done: '--quest-done',
  started: '--quest-started',
  open: '--quest-open',
  locked: '--quest-locked',
  line: '--quest-line',
  'line-done': '--quest-line-done',
} as const;

type Themeable = keyof typeof themeable;

interface Props extends DrawingProps {
  quests: Quest[];
  /** Colours that a quest theme sets, as CSS colours: `{done: '#7cfc00'}`. */
  theme?: Partial<Record<Themeable, string>>;
}

/**
 * A piece of a chapter's map: quests, the lines between them, a name below each.
 * @throws Error without a description, for quests that cannot be drawn, for a colour that no theme has
 */
export default function QuestGraph({quests, theme = {}, ...drawing}: Props): ReactNode {
  const names = Object.keys(themeable) as Themeable[];
  const colours = Object.entries(theme).map(([name, colour]) => [
    themeable[oneOf('<QuestGraph>', 'a key of theme', name, names)],
    colour,
  ]);
  return (
    <Screen
      component="<QuestGraph>"
      {...drawing}
      className={styles.graph}
      style={Object.fromEntries(colours) as CSSProperties}
    >
      <QuestMap component="<QuestGraph>" quests={quests} />
    </Screen>
  );
}

/** Graphs to be compared: side by side where there is room. */
export function QuestGraphs({children}: {children?: ReactNode}): ReactNode {
  return <div className={styles.graphs}>{children}</div>;
}
