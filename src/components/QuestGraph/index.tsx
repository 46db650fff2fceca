import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {Drawing, type DrawingProps} from '../Drawing/Drawing';
import {Glyph, toneOf} from '../Drawing/Glyph';
import {Mark} from '../Drawing/Mark';
import {oneOf} from '../usage';
import {checkQuests, extentOf, linesOf, type Extent, type Line, type Quest} from './layout';
import {outlines} from './shapes';
import styles from './styles.module.css';

/** CSS custom properties for the colours that a quest theme can change. */
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

const signsOf: Partial<Record<NonNullable<Quest['state']>, string>> = {
  done: 'tick',
  early: 'tick',
  locked: 'lock',
  excluded: 'cross',
  hidden: 'eye',
};

/** Positions of a quest's signs, in order. The first position is for the sign of the quest's state. */
const corners = [
  [0.4, 0.38],
  [0.42, -0.42],
  [-0.42, -0.42],
  [-0.4, 0.38],
] as const;

function DependencyLine({line: {from, to, state}}: {line: Line}): ReactNode {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // The arrow is in the middle of the gap between the two quests.
  const middle = (length + (from.size ?? 1) / 2 - (to.size ?? 1) / 2) / 2;
  return (
    <g
      className={clsx(styles.line, styles[`line-${state}`])}
      transform={`translate(${from.x} ${from.y}) rotate(${turn})`}
    >
      <path d={`M0 0H${length}`} />
      <path className={styles.arrow} d={`M${middle - 0.09}-.13L${middle + 0.09} 0L${middle - 0.09} .13`} />
    </g>
  );
}

function QuestNode({quest}: {quest: Quest}): ReactNode {
  const {x, y, size = 1, shape = 'circle', state = 'open', outline: colour, icon, signs = []} = quest;
  const own = signsOf[state];
  return (
    <g className={clsx(styles.quest, styles[state])} transform={`translate(${x} ${y}) scale(${size})`}>
      {outlines[shape] && (
        <path className={styles.outline} d={outlines[shape]} style={colour ? {stroke: colour} : undefined} />
      )}
      {icon && <Glyph name={icon} at={{x: 0, y: 0, width: 0.54}} className={styles.icon} />}
      {[...(own ? [own] : []), ...signs].map((sign, i) => {
        const [cx, cy] = corners[i % corners.length] ?? corners[0];
        const tone = state === 'early' && sign === own ? 'muted' : toneOf(sign);
        return <Glyph key={sign} name={sign} tone={tone} at={{x: cx, y: cy, width: 0.38}} />;
      })}
    </g>
  );
}

function placed(extent: Extent, x: number, y: number): CSSProperties {
  return {
    left: `${((x - extent.x) / extent.width) * 100}%`,
    top: `${((y - extent.y) / extent.height) * 100}%`,
  };
}

interface Props extends DrawingProps {
  quests: Quest[];
  /** Mark that refers to the whole map. */
  mark?: number;
  /** CSS colours that a quest theme sets, such as `{done: '#7cfc00'}`. */
  theme?: Partial<Record<Themeable, string>>;
}

/**
 * Renders a part of a chapter's map with quests, their dependencies and their names, alone or in a `<Window game>`.
 * Names and marks keep their size when the map shrinks.
 * @throws Error if the description is missing outside of another drawing, for invalid quests, or for an unknown theme
 * colour
 */
export default function QuestGraph({quests, mark, theme = {}, ...drawing}: Props): ReactNode {
  checkQuests('<QuestGraph>', quests);
  const names = Object.keys(themeable) as Themeable[];
  const colours = Object.entries(theme).map(([name, colour]) => [
    themeable[oneOf('<QuestGraph>', 'a key of theme', name, names)],
    colour,
  ]);
  const extent = extentOf(quests);
  return (
    <Drawing
      component="<QuestGraph>"
      game
      {...drawing}
      className={styles.graph}
      style={Object.fromEntries(colours) as CSSProperties}
    >
      {mark !== undefined && (
        <span className={styles.corner}>
          <Mark number={mark} />
        </span>
      )}
      <div className={styles.map} style={{width: `${Math.round(extent.width * 48)}px`}}>
        <svg viewBox={`${extent.x} ${extent.y} ${extent.width} ${extent.height}`}>
          {linesOf('<QuestGraph>', quests).map((line) => (
            <DependencyLine key={`${line.from.id} ${line.to.id}`} line={line} />
          ))}
          {quests.map((quest) => (
            <QuestNode key={quest.id} quest={quest} />
          ))}
        </svg>
        {quests.map(
          ({id, x, y, size = 1, label}) =>
            label !== undefined && (
              <span key={id} className={styles.label} style={placed(extent, x, y + size / 2 + 0.08)}>
                {label}
              </span>
            ),
        )}
      </div>
    </Drawing>
  );
}

/** Renders several quest graphs, side by side if there is room. */
export function QuestGraphs({children}: {children?: ReactNode}): ReactNode {
  return <div className={styles.graphs}>{children}</div>;
}
