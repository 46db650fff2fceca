import clsx from 'clsx';
import type {ReactNode} from 'react';
import {misuse, number, oneOf, plainText, required} from '../usage';
import {Part} from './Drawing';
import {Glyph} from './Glyph';
import {Marked} from './Mark';
import layout from './layout.module.css';
import styles from './styles.module.css';

interface WithMark {
  mark?: number;
}

interface RowProps extends WithMark {
  /** `""` if the row contains only controls. */
  label: string;
  hint?: string;
  /** Name of the glyph in front of the label. */
  icon?: string;
  children?: ReactNode;
}

/**
 * Renders a label and a hint on the left and controls on the right, or all of them below each other in a narrow
 * window.
 * @throws Error if the label is missing, or outside of a drawing
 */
export function Row({label, hint, icon, mark, children}: RowProps): ReactNode {
  const isBare = label === '' && hint === undefined && mark === undefined;
  return (
    <Part component="<Row>">
      <div className={layout.row}>
        {!isBare && (
          <div className={layout.about}>
            <Marked mark={mark}>
              {icon && <Glyph name={icon} size={24} />}
              <span>
                <b>{label === '' ? '' : required('<Row>', 'label', label)}</b>
                {hint && <span className={layout.hint}>{hint}</span>}
              </span>
            </Marked>
          </div>
        )}
        <div className={layout.controls}>{children}</div>
      </div>
    </Part>
  );
}

/**
 * Renders a toggle switch.
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

interface FieldProps extends WithMark {
  value?: string | number;
  /** Grey text of an empty field. */
  placeholder?: string;
}

/** Renders a text field. Long text wraps, as in the larger fields of the App. */
export function Field({value = '', placeholder = '\u00a0', mark}: FieldProps): ReactNode {
  return (
    <Part component="<Field>" mark={mark}>
      <span className={clsx(styles.field, value === '' && styles.muted)}>
        {value === '' ? placeholder : value}
      </span>
    </Part>
  );
}

/**
 * Renders a closed select box with its value.
 * @throws Error if the value is missing
 */
export function Select({value, mark}: WithMark & {value: string}): ReactNode {
  return (
    <Part component="<Select>" mark={mark}>
      <span className={styles.field}>
        {required('<Select>', 'value', value)}
        <Glyph name="down" tone="muted" />
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
 * Renders a slider with its number field.
 * @throws Error when a number is missing, or when the value is not between `min` and `max`
 */
export function Slider({min, max, value, unit = '', mark}: SliderProps): ReactNode {
  Object.entries({min, max, value}).forEach(([prop, found]) => number('<Slider>', prop, found));
  if (min >= max || value < min || value > max) {
    misuse(
      '<Slider>',
      `value ${value} is not between min ${min} and max ${max}. Correct one of these numbers.`,
    );
  }
  const share = `${((value - min) / (max - min)) * 100}%`;
  return (
    <Part component="<Slider>" mark={mark}>
      <span className={styles.marked}>
        <span className={styles.track}>
          <span className={styles.handle} style={{left: share}} />
        </span>
        <Field value={`${value} ${unit}`.trim()} />
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
 * Renders a button.
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
