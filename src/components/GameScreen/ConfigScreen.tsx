import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Marked} from '../Schematic/Mark';
import {misuse, number, required} from '../usage';
import {checkMarks, Screen, type Marks} from '../Schematic/Screen';
import {Glyph} from '../Schematic/Glyph';
import styles from './config.module.css';

/** A value as the screen sets it: booleans, numbers, and the rest by what it is. */
type Value = boolean | number | {text: string} | {choice: string} | {list: number} | {colour: string};

interface Option {
  name: string;
  value: Value;
  /** What the icon at the left says, shown as if the mouse were on it. */
  info?: string[];
  /** Grey: cannot be edited. */
  locked?: boolean;
  mark?: number;
}

interface Group {
  /** Heading; a screen with one group has none. */
  name?: string;
  folded?: boolean;
  options?: Option[];
  mark?: number;
}

const parts = ['expand', 'collapse', 'info', 'accept', 'cancel'] as const;
type Part = (typeof parts)[number];

function valueOf(option: Option): [text: ReactNode, className: string | undefined] {
  const {value} = option;
  if (typeof value === 'boolean') return value ? ['True', styles.true] : ['False', styles.false];
  if (typeof value === 'number') return [number('<ConfigScreen>', 'value', value), styles.number];
  if ('text' in value) return [`"${value.text}"`, styles.text];
  if ('choice' in value) return [value.choice, styles.choice];
  if ('list' in value) {
    return [value.list === 0 ? '[]' : `[ ${value.list} item${value.list === 1 ? '' : 's'} ]`, styles.list];
  }
  if ('colour' in value) {
    return [
      <>
        {value.colour} <span className={styles.square} style={{background: value.colour}} />
      </>,
      styles.text,
    ];
  }
  return misuse(
    '<ConfigScreen>',
    `cannot draw the value of "${option.name}". Allowed: true, 5, {text: '…'}, {choice: '…'}, {list: 3}, {colour: '#5588ff'}.`,
  );
}

interface Props {
  title: string;
  groups: Group[];
  /** What a sighted reader sees, in words. */
  description: string;
  caption?: ReactNode;
  marks?: Marks<Part>;
}

/**
 * The settings screen of FTB Library 2101.1.31.
 * @throws Error without a title or groups, for a value it cannot draw, for a number on a part not shown
 */
export default function ConfigScreen({title, groups, description, caption, marks = {}}: Props): ReactNode {
  if (!Array.isArray(groups) || groups.length === 0) {
    misuse('<ConfigScreen>', "needs groups: [{name: 'General', options: [{name: 'Enabled', value: true}]}].");
  }
  const several = groups.length > 1;
  const shown = groups.flatMap(({folded, options = []}) => (folded ? [] : options));
  checkMarks('<ConfigScreen>', marks, parts, [
    ...(several ? (['expand', 'collapse'] as const) : []),
    ...(shown.length > 0 ? (['info'] as const) : []),
    'accept',
    'cancel',
  ]);
  return (
    <Screen component="<ConfigScreen>" description={description} caption={caption}>
      <div className={styles.bar}>
        <span className={styles.title}>{required('<ConfigScreen>', 'title', title)}</span>
        {several && (
          <>
            <Marked mark={marks.expand}>
              <Glyph name="plus" className={styles.button} />
            </Marked>
            <Marked mark={marks.collapse}>
              <Glyph name="minus" className={styles.button} />
            </Marked>
          </>
        )}
      </div>
      <div className={styles.rows}>
        {groups.map(({name, folded, options = [], mark}, g) => (
          <div key={name ?? g}>
            {name !== undefined && (
              <div className={styles.group}>
                <Marked mark={mark}>
                  <Glyph
                    name={folded ? 'right' : 'down'}
                    className={clsx(styles.arrow, folded ? styles.false : styles.true)}
                  />
                </Marked>
                {name}
              </div>
            )}
            {!folded &&
              options.map((option) => {
                const [text, className] = valueOf(option);
                return (
                  <div key={option.name} className={styles.option}>
                    <Marked mark={option === shown[0] ? marks.info : undefined}>
                      <Glyph name="info" className={styles.info} />
                    </Marked>
                    <span className={clsx(styles.name, option.locked && styles.locked)}>
                      {required('<ConfigScreen>', 'name for each option', option.name)}
                    </span>
                    <Marked mark={option.mark}>
                      <span className={clsx(styles.value, option.locked ? styles.locked : className)}>
                        {text}
                      </span>
                    </Marked>
                    {option.info && (
                      <span className={styles.below}>
                        <span className={styles.hover}>
                          {option.info.map((line) => (
                            <span key={line}>{line}</span>
                          ))}
                        </span>
                      </span>
                    )}
                  </div>
                );
              })}
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <Marked mark={marks.accept}>
          <span className={styles.accept}>Accept</span>
        </Marked>
        <Marked mark={marks.cancel}>
          <span className={styles.cancel}>Cancel</span>
        </Marked>
      </div>
    </Screen>
  );
}
