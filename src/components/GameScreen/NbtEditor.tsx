import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {DrawingProps} from '../Schematic/Drawing';
import {Glyph, type Tone} from '../Schematic/Glyph';
import {Marked} from '../Schematic/Mark';
import {Screen} from '../Schematic/Screen';
import {checkMarks, type Marks} from '../Schematic/marks';
import parts from '../Schematic/parts.module.css';
import {misuse, required} from '../usage';
import styles from './screens.module.css';

/** A line of the tree: a value, or a compound or list with what is in it. */
interface Tag {
  name: string;
  value?: string;
  tags?: Tag[];
  folded?: boolean;
  selected?: boolean;
  mark?: number;
}

const markable = [
  'delete',
  'name',
  'value',
  'add',
  'copy',
  'collapse',
  'expand',
  'accept',
  'cancel',
] as const;
type Part = (typeof markable)[number];

/** Whether the selected line is a value; what holds others can be added to, not edited. */
const valueSelected = ({selected, value, tags = []}: Tag): boolean =>
  (selected === true && value !== undefined) || tags.some(valueSelected);

function Line({tag, depth}: {tag: Tag; depth: number}): ReactNode {
  const {name, value, tags, folded, selected, mark} = tag;
  required('<NbtEditor>', 'name for each tag', name);
  if ((value === undefined) === (tags === undefined)) {
    misuse('<NbtEditor>', `needs either a value or tags for "${name}".`);
  }
  return (
    <>
      <span
        className={clsx(styles.line, selected && styles.selected)}
        style={{paddingInlineStart: 8 + depth * 16}}
      >
        <Marked mark={mark}>
          {tags ? (
            <Glyph name={folded ? 'right' : 'down'} tone="muted" size={10} />
          ) : (
            <span className={styles.leaf} />
          )}
        </Marked>
        <span>{name}</span>
        {value !== undefined && <span className={clsx(parts.orange, parts.grow)}>{value}</span>}
      </span>
      {!folded && tags?.map((inner) => <Line key={inner.name} tag={inner} depth={depth + 1} />)}
    </>
  );
}

interface Props extends DrawingProps {
  /** The topmost line. */
  tag: Tag;
  marks?: Marks<Part>;
}

/**
 * The NBT editor of FTB Library 2101.1.31. The feather is there while a value is selected, otherwise the icons that add a tag.
 * @throws Error without a description, for a tag with neither or both of value and tags, for a number on what is not there
 */
export default function NbtEditor({tag, marks = {}, ...drawing}: Props): ReactNode {
  const hidden = valueSelected(tag) ? 'add' : 'value';
  checkMarks(
    '<NbtEditor>',
    marks,
    markable,
    markable.filter((part) => part !== hidden),
  );
  const button = (part: Part, glyph: string, tone: Tone = 'muted') => (
    <Glyph name={glyph} tone={tone} size={14} mark={marks[part]} />
  );
  return (
    <Screen component="<NbtEditor>" {...drawing}>
      <div className={parts.bar}>
        {button('delete', 'bin')}
        {button('name', 'notes')}
        {hidden === 'add' ? (
          button('value', 'feather')
        ) : (
          <Marked mark={marks.add}>
            <span className={styles.types}>
              {['{}', '[]', '""', '1b', '1s', '1', '1L', '1f', '1d'].map((type) => (
                <span key={type} className={clsx(parts.button, parts.tasks)}>
                  {type}
                </span>
              ))}
            </span>
          </Marked>
        )}
        <span className={parts.grow} />
        {button('copy', 'copy')}
        {button('collapse', 'minus')}
        {button('expand', 'plus')}
      </div>
      <div className={styles.tree}>
        <Line tag={tag} depth={0} />
      </div>
      <div className={clsx(parts.bar, parts.center)}>
        {button('accept', 'tick', 'done')}
        {button('cancel', 'cross', 'red')}
      </div>
    </Screen>
  );
}
