import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {Mark} from '../Schematic/Mark';
import {checkQuests, extentOf, linesOf, type Extent, type Line, type Quest} from './layout';
import {outlines} from './shapes';
import {GlyphInMap} from '../Schematic/Glyph';
import styles from './map.module.css';

/** Signs a state brings along, as in the game. */
const signsOf: Partial<Record<NonNullable<Quest['state']>, string>> = {
  done: 'tick',
  early: 'tick',
  locked: 'lock',
  excluded: 'cross',
  hidden: 'eye',
};

/** Corners of a quest, in the order signs take them; the state's own sign comes first. */
const corners = [
  [0.4, 0.38],
  [0.42, -0.42],
  [-0.42, -0.42],
  [-0.4, 0.38],
] as const;

function DependencyLine({line: {from, to, state}}: {line: Line}): ReactNode {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // The arrow sits in the middle of what the two quests leave free.
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
  const outline = outlines[shape];
  const own = signsOf[state];
  const all = [...(own ? [own] : []), ...signs];
  return (
    <g className={clsx(styles.quest, styles[state])} transform={`translate(${x} ${y}) scale(${size})`}>
      {outline && (
        <path className={styles.outline} d={outline} style={colour ? {stroke: colour} : undefined} />
      )}
      {icon && <GlyphInMap name={icon} x={0} y={0} width={0.54} className={styles.icon} />}
      {all.map((sign, i) => {
        const [cx, cy] = corners[i % corners.length] ?? corners[0];
        return (
          <GlyphInMap
            key={sign}
            name={sign}
            x={cx}
            y={cy}
            width={0.38}
            className={clsx(styles.sign, styles[`sign-${sign}`])}
          />
        );
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

interface Props {
  /** The tag as written, for messages. */
  component: string;
  quests: readonly Quest[];
  /** Pixels of one grid unit where there is room. */
  unit?: number;
}

/**
 * Quests and the lines between them, as on the map of a chapter. Labels and numbers keep their size when the map shrinks.
 * @throws Error for quests that cannot be drawn
 */
export default function QuestMap({component, quests, unit = 44}: Props): ReactNode {
  checkQuests(component, quests);
  const extent = extentOf(quests);
  return (
    <div className={styles.map} style={{width: `${Math.round(extent.width * unit)}px`}}>
      <svg viewBox={`${extent.x} ${extent.y} ${extent.width} ${extent.height}`}>
        {linesOf(component, quests).map((line) => (
          <DependencyLine key={`${line.from.id} ${line.to.id}`} line={line} />
        ))}
        {quests.map((quest) => (
          <QuestNode key={quest.id} quest={quest} />
        ))}
      </svg>
      {quests.map(({id, x, y, size = 1, label, mark}) => (
        <div key={id}>
          {label !== undefined && (
            <span className={styles.label} style={placed(extent, x, y + size / 2 + 0.08)}>
              {label}
            </span>
          )}
          {mark !== undefined && (
            <span className={styles.mark} style={placed(extent, x - size * 0.45, y - size * 0.45)}>
              <Mark number={mark} />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
