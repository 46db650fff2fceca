import clsx from 'clsx';
import type {ReactNode} from 'react';
import screens from '../GameScreen/screens.module.css';
import type {DrawingProps} from '../Schematic/Drawing';
import {Glyph} from '../Schematic/Glyph';
import {Marked} from '../Schematic/Mark';
import {Screen} from '../Schematic/Screen';
import {checkMarks, type Marks} from '../Schematic/marks';
import parts from '../Schematic/parts.module.css';
import {misuse, required} from '../usage';
import styles from './styles.module.css';

interface Waypoint {
  name: string;
  /** As the list says it, `84.2m`; nothing in another dimension. */
  distance?: string;
  tone?: 'green' | 'orange' | 'red' | 'blue';
  hidden?: boolean;
}

interface Dimension {
  name: string;
  folded?: boolean;
  waypoints?: Waypoint[];
}

const listed = ['expand', 'collapse', 'dimension', 'name', 'distance', 'eye', 'bin'] as const;

interface ManagerProps extends DrawingProps {
  dimensions: Dimension[];
  marks?: Marks<(typeof listed)[number]>;
  /** What lies over it: `<Menu>`. */
  children?: ReactNode;
}

function WaypointRow({waypoint, marks}: {waypoint: Waypoint; marks: ManagerProps['marks']}): ReactNode {
  const {name, distance, tone = 'green', hidden} = waypoint;
  return (
    <div className={clsx(parts.row, screens.option)}>
      <span className={parts.grow}>
        <Marked mark={marks?.name}>
          <span className={parts[tone]}>{required('<WaypointManager>', 'name for each waypoint', name)}</span>
        </Marked>
      </span>
      <Marked mark={marks?.distance}>
        <span>{distance}</span>
      </Marked>
      <Glyph name="eye" tone={hidden ? 'muted' : 'done'} mark={marks?.eye} />
      <Glyph name="bin" tone="muted" mark={marks?.bin} />
    </div>
  );
}

/**
 * The list of waypoints of FTB Chunks 2101.1.14. Numbers stand on the first waypoint.
 * @throws Error without a description or dimensions, for a number on a part not shown
 */
export function WaypointManager({dimensions, marks = {}, children, ...drawing}: ManagerProps): ReactNode {
  if (!Array.isArray(dimensions) || dimensions.length === 0) {
    misuse('<WaypointManager>', "needs dimensions: [{name: 'Overworld', waypoints: [{name: 'Home'}]}].");
  }
  checkMarks('<WaypointManager>', marks, listed);
  const [first] = dimensions.flatMap(({folded, waypoints = []}) => (folded ? [] : waypoints));
  return (
    <Screen component="<WaypointManager>" {...drawing} className={clsx(parts.layers, styles.list)}>
      <div>
        <div className={parts.bar}>
          <span className={parts.title}>Waypoint Manager</span>
          <Glyph name="down" tone="muted" mark={marks.collapse} />
          <Glyph name="up" tone="muted" mark={marks.expand} />
        </div>
        <div className={screens.groups}>
          {dimensions.map(({name, folded, waypoints = []}, i) => (
            <div key={name}>
              <div className={clsx(parts.row, screens.group)}>
                <Glyph
                  name={folded ? 'right' : 'down'}
                  tone={folded ? 'red' : 'done'}
                  mark={i === 0 ? marks.dimension : undefined}
                />
                {required('<WaypointManager>', 'name for each dimension', name)}
              </div>
              {!folded &&
                waypoints.map((waypoint) => (
                  <WaypointRow
                    key={waypoint.name}
                    waypoint={waypoint}
                    marks={waypoint === first ? marks : undefined}
                  />
                ))}
            </div>
          ))}
        </div>
      </div>
      {children}
    </Screen>
  );
}

const fields = ['name', 'colour', 'dimension', 'position', 'accept'] as const;

interface BoxProps extends DrawingProps {
  name: string;
  dimension: string;
  position: [x: number, y: number, z: number];
  marks?: Marks<(typeof fields)[number]>;
}

/**
 * The box that makes or changes a waypoint.
 * @throws Error without a name, dimension or position, or alone without a description
 */
export function WaypointBox({name, dimension, position, marks = {}, ...drawing}: BoxProps): ReactNode {
  checkMarks('<WaypointBox>', marks, fields);
  if (!Array.isArray(position) || position.length !== 3) {
    misuse('<WaypointBox>', 'needs a position: [120, 64, -40].');
  }
  return (
    <Screen component="<WaypointBox>" {...drawing} className={screens.small}>
      <b>Add Waypoint</b>
      <div className={parts.row}>
        <span className={screens.wide}>
          <Marked mark={marks.name}>
            <span className={parts.field}>{required('<WaypointBox>', 'name', name)}</span>
          </Marked>
        </span>
        <Marked mark={marks.colour}>
          <span className={screens.colour} />
        </Marked>
      </div>
      <Marked mark={marks.dimension}>
        <span className={parts.field}>{required('<WaypointBox>', 'dimension', dimension)}</span>
      </Marked>
      <Marked mark={marks.position}>
        {position.map((each, i) => (
          <span key={i} className={parts.field}>
            {each}
          </span>
        ))}
      </Marked>
      <div className={clsx(parts.row, parts.center)}>
        <Marked mark={marks.accept}>
          <span className={clsx(parts.button, parts.done)}>Accept</span>
        </Marked>
        <span className={clsx(parts.button, parts.red)}>Cancel</span>
      </div>
    </Screen>
  );
}
