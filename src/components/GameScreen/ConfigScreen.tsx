import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {DrawingProps} from '../Schematic/Drawing';
import {Glyph} from '../Schematic/Glyph';
import {Marked} from '../Schematic/Mark';
import {Screen} from '../Schematic/Screen';
import {checkMarks, type Marks} from '../Schematic/marks';
import parts from '../Schematic/parts.module.css';
import {misuse, required} from '../usage';
import styles from './screens.module.css';

interface Option {
  name: string;
  value: boolean | number;
  /** What the icon at the left says, shown as if the mouse were on it. */
  info?: string[];
  mark?: number;
}

interface Group {
  name: string;
  folded?: boolean;
  options?: Option[];
  mark?: number;
}

const markable = ['expand', 'collapse', 'info', 'accept', 'cancel'] as const;

function Row({option, infoMark}: {option: Option; infoMark?: number}): ReactNode {
  const {name, value, info, mark} = option;
  if (typeof value !== 'boolean' && typeof value !== 'number') {
    misuse('<ConfigScreen>', `cannot draw the value of "${name}". Allowed: true, false, a number.`);
  }
  const tone = typeof value === 'number' ? 'tasks' : value ? 'done' : 'red';
  return (
    <>
      <div className={clsx(parts.row, styles.option)}>
        <Glyph name="info" tone="muted" mark={infoMark} />
        <span className={parts.grow}>{required('<ConfigScreen>', 'name for each option', name)}</span>
        <Marked mark={mark}>
          <span className={parts[tone]}>{typeof value === 'number' ? value : value ? 'True' : 'False'}</span>
        </Marked>
      </div>
      {info && (
        <div className={styles.info}>
          {info.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      )}
    </>
  );
}

interface Props extends DrawingProps {
  title: string;
  groups: Group[];
  marks?: Marks<(typeof markable)[number]>;
}

/**
 * The settings screen of FTB Library 2101.1.31.
 * @throws Error without a title or groups, for a value it cannot draw, for a number on a part not shown
 */
export default function ConfigScreen({title, groups, marks = {}, ...drawing}: Props): ReactNode {
  if (!Array.isArray(groups) || groups.length === 0) {
    misuse('<ConfigScreen>', "needs groups: [{name: 'General', options: [{name: 'Enabled', value: true}]}].");
  }
  checkMarks('<ConfigScreen>', marks, markable);
  const [first] = groups.flatMap(({folded, options = []}) => (folded ? [] : options));
  return (
    <Screen component="<ConfigScreen>" {...drawing}>
      <div className={parts.bar}>
        <span className={parts.title}>{required('<ConfigScreen>', 'title', title)}</span>
        <Glyph name="plus" tone="muted" mark={marks.expand} />
        <Glyph name="minus" tone="muted" mark={marks.collapse} />
      </div>
      <div className={styles.groups}>
        {groups.map(({name, folded, options = [], mark}) => (
          <div key={name}>
            <div className={clsx(parts.row, styles.group)}>
              <Glyph name={folded ? 'right' : 'down'} tone={folded ? 'red' : 'done'} mark={mark} />
              {required('<ConfigScreen>', 'name for each group', name)}
            </div>
            {!folded &&
              options.map((option) => (
                <Row key={option.name} option={option} infoMark={option === first ? marks.info : undefined} />
              ))}
          </div>
        ))}
      </div>
      <div className={clsx(parts.bar, parts.center)}>
        <Marked mark={marks.accept}>
          <span className={clsx(parts.button, parts.done)}>Accept</span>
        </Marked>
        <Marked mark={marks.cancel}>
          <span className={clsx(parts.button, parts.red)}>Cancel</span>
        </Marked>
      </div>
    </Screen>
  );
}
