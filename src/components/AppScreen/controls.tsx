import type {ReactNode} from 'react';
import clsx from 'clsx';
import {misuse, number, oneOf, plainText, required} from '../usage';
import {Part} from '../Schematic/Drawing';
import {Glyph} from '../Schematic/Glyph';
import styles from './controls.module.css';

interface WithMark {
  mark?: number;
}

interface RowProps extends WithMark {
  /** The setting's name; `""` where the App shows controls without one. */
  label: string;
  hint?: string;
  /** The control. */
  children?: ReactNode;
}

/**
 * A setting: label and hint left, control right, below each other where there is no room.
 * @throws Error without a label, or outside a drawing
 */
export function Row({label, hint, mark, children}: RowProps): ReactNode {
  return (
    <div className={styles.row}>
      <div className={styles.about}>
        <Part component="<Row>" mark={mark}>
          <b>{label === '' ? '' : required('<Row>', 'label', label)}</b>
        </Part>
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
      <div className={styles.control}>{children}</div>
    </div>
  );
}

/**
 * A switch.
 * @throws Error when `on` is neither true nor false
 */
export function Toggle({on, mark}: WithMark & {on: boolean}): ReactNode {
  if (typeof on !== 'boolean') misuse('<Toggle>', 'needs on={true} or on={false}.');
  return (
    <Part component="<Toggle>" mark={mark}>
      <span className={clsx(styles.toggle, on && styles.on)} />
    </Part>
  );
}

/**
 * A closed drop-down with its value.
 * @throws Error without a value
 */
export function Select({value, mark}: WithMark & {value: string}): ReactNode {
  return (
    <Part component="<Select>" mark={mark}>
      <span className={clsx(styles.field, styles.select)}>
        <span className={styles.value}>{required('<Select>', 'value', value)}</span>
        <Glyph name="down" tone="muted" />
      </span>
    </Part>
  );
}

interface FieldProps extends WithMark {
  value?: string | number;
  /** Grey text of an empty field. */
  placeholder?: string;
}

/** A text field. Long text wraps, as in the App's larger boxes. */
export function Field({value = '', placeholder, mark}: FieldProps): ReactNode {
  return (
    <Part component="<Field>" mark={mark}>
      <span className={styles.field}>
        <span className={value === '' ? styles.placeholder : styles.value}>
          {value === '' ? (placeholder ?? '\u00a0') : value}
        </span>
      </span>
    </Part>
  );
}

interface SliderProps extends WithMark {
  min: number;
  max: number;
  value: number;
  unit?: string;
}

/**
 * A slider with its number box.
 * @throws Error when a number is missing, when min is not below max, when the value is outside of them
 */
export function Slider({min, max, value, unit, mark}: SliderProps): ReactNode {
  number('<Slider>', 'min', min);
  number('<Slider>', 'max', max);
  number('<Slider>', 'value', value);
  if (min >= max) misuse('<Slider>', `min ${min} is not below max ${max}.`);
  if (value > max) misuse('<Slider>', `value ${value} is above max ${max}.`);
  if (value < min) misuse('<Slider>', `value ${value} is below min ${min}.`);
  const share = `${((value - min) / (max - min)) * 100}%`;
  return (
    <Part component="<Slider>" mark={mark}>
      <span className={styles.slider}>
        <span className={styles.track}>
          <span className={styles.fill} style={{width: share}} />
          <span className={styles.handle} style={{left: share}} />
        </span>
        <span className={clsx(styles.field, styles.amount)}>
          {value}
          {unit && <span className={styles.placeholder}> {unit}</span>}
        </span>
      </span>
    </Part>
  );
}

const tones = ['green', 'red', 'orange', 'plain'] as const;

interface ButtonProps extends WithMark {
  tone?: (typeof tones)[number];
  children?: ReactNode;
}

/**
 * A button with its label.
 * @throws Error for an unknown tone, or when the label is not plain text
 */
export function Button({tone = 'plain', mark, children}: ButtonProps): ReactNode {
  return (
    <Part component="<Button>" mark={mark}>
      <span className={clsx(styles.button, styles[oneOf('<Button>', 'tone', tone, tones)])}>
        {plainText('<Button>', children)}
      </span>
    </Part>
  );
}
