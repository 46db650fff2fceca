import type {ReactNode} from 'react';
import {valueTypes, type ValueType} from '@site/src/lib/value-types';
import Inline, {Code} from './Inline';
import styles from './parts.module.css';

type Scalar = string | number | boolean;

/** The keys of a row that describe a value: its type, default and limits. */
export interface Value {
  type?: ValueType;
  holds?: string;
  default?: Scalar | Scalar[];
  default_text?: string;
  min?: number | string;
  max?: number | string;
  unit?: string;
  values?: string[] | Record<string, string>;
  required?: boolean;
}

/** Keys of a row that `ValueFacts` shows. */
export const valueKeys = ['type', 'holds', 'default', 'default_text', 'min', 'max', 'unit', 'values'];

/**
 * A label with its content. Only screen readers get the label of a plain fact, because its content is clear without
 * a label.
 */
export type Fact = [label: string, content: ReactNode, plain?: 'plain'];

const present = (of: Fact[]) =>
  of.filter(([, content]) => content !== undefined && content !== null && content !== false);

/** Renders a collapsed section with facts, or nothing if all facts are empty. */
export function FoldedFacts({title, of}: {title: string; of: Fact[]}): ReactNode {
  return present(of).length === 0 ? null : (
    <details className={styles.more}>
      <summary>{title}</summary>
      <Facts of={of} />
    </details>
  );
}

/** Renders facts as a grid of labels and contents, without empty facts. */
export function Facts({of}: {of: Fact[]}): ReactNode {
  const facts = present(of);
  return facts.length === 0 ? null : (
    // Keep facts out of the search index: types, limits and defaults are the same in many rows.
    <dl className={styles.facts} data-search="off">
      {facts.map(([label, content, plain]) => (
        <div key={label}>
          <dt className={plain && 'visually-hidden'}>{label}</dt> <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Formats a default as it is written in a file: strings in quotes, decimals with a point. */
export function literal(value: Scalar | Scalar[], type?: ValueType): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? '[]' : `[${value.map((entry) => literal(entry, 'text')).join(', ')}]`;
  }
  if (typeof value === 'number') {
    return (type === 'double' || type === 'float') && Number.isInteger(value)
      ? value.toFixed(1)
      : String(value);
  }
  return type === 'text' && typeof value === 'string' ? JSON.stringify(value) : String(value);
}

function limits({min, max, unit}: Value): string | undefined {
  const of = unit === undefined ? '' : ` ${unit}`;
  if (min !== undefined && max !== undefined) {
    return `${min} to ${max}${of}`;
  }
  if (min !== undefined) {
    return `${min} or more${of}`;
  }
  return max === undefined ? undefined : `at most ${max}${of}`;
}

/** Renders the allowed values as code, with their meanings. */
function Choices({values}: {values: NonNullable<Value['values']>}): ReactNode {
  const pairs = Array.isArray(values) ? values.map((value) => [value, '']) : Object.entries(values);
  const explained = pairs.some(([, meaning]) => meaning !== '');
  return (
    <ul className={explained ? styles.meanings : styles.choices}>
      {pairs.map(([value = '', meaning = '']) => (
        <li key={value}>
          <Code>{value}</Code>
          {meaning !== '' && (
            <>
              {' '}
              <Inline>{meaning}</Inline>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Renders a swatch for a colour in hexadecimal notation. */
export function Swatch({color}: {color: string}): ReactNode {
  // Colours in the game begin with alpha (`#AARRGGBB`); in CSS, alpha comes last.
  const css = color.replace(/^#([0-9a-f]{2})([0-9a-f]{6})$/i, '#$2$1');
  return /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(css) ? (
    <span className={styles.swatch} style={{backgroundColor: css}} aria-hidden="true" />
  ) : null;
}

/**
 * Formats the type and limits as one phrase, such as "whole number, 0 to 64 blocks", "text: dimension id" or "one
 * of these".
 */
function typeText(row: Value): string | undefined {
  const {type, holds, unit, values} = row;
  if (type === undefined) {
    return undefined;
  }
  const range = limits(row);
  const name = values && type !== 'enum' ? `${valueTypes[type]}, one of these` : valueTypes[type];
  return [
    holds === undefined ? name : `${name}: ${holds}`,
    range ?? (unit === undefined ? undefined : `in ${unit}`),
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

/**
 * Renders the type, range, values and default of a row.
 * @param bare whether the file format has no quotes around strings
 */
export function ValueFacts({row, bare}: {row: Value; bare?: boolean}): ReactNode {
  const {type, default: fallback, default_text, values, required} = row;
  const kind = typeText(row);
  return (
    <Facts
      of={[
        ['Type', kind && <Inline>{kind}</Inline>, 'plain'],
        ['Values', values && <Choices values={values} />, 'plain'],
        [
          'Default',
          fallback !== undefined ? (
            <>
              {type === 'color' && <Swatch color={String(fallback)} />}
              <Code>{bare && typeof fallback === 'string' ? fallback : literal(fallback, type)}</Code>
            </>
          ) : (
            default_text && <Inline>{default_text}</Inline>
          ),
        ],
        ['Required', required && <strong>required</strong>, 'plain'],
      ]}
    />
  );
}

/** Renders notes below the text of a row. */
export function Notes({notes, since}: {notes?: string[]; since?: string}): ReactNode {
  const all = [...(notes ?? []), ...(since === undefined ? [] : [`Since ${since}.`])];
  return all.length === 0 ? null : (
    <ul className={styles.notes}>
      {all.map((note) => (
        <li key={note}>
          <Inline>{note}</Inline>
        </li>
      ))}
    </ul>
  );
}
