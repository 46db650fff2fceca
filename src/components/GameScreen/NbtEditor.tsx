import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Marked} from '../Schematic/Mark';
import {misuse, required} from '../usage';
import {checkMarks, Screen, type Marks} from '../Schematic/Screen';
import {Glyph} from '../Schematic/Glyph';
import styles from './nbt.module.css';

/** A line of the tree: a value, or a compound or list with what is in it. */
interface Tag {
  name: string;
  value?: string;
  tags?: Tag[];
  folded?: boolean;
  selected?: boolean;
  mark?: number;
}

const parts = ['delete', 'name', 'value', 'add', 'copy', 'collapse', 'expand', 'accept', 'cancel'] as const;
type Part = (typeof parts)[number];

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
            <Glyph name={folded ? 'right' : 'down'} className={styles.fold} />
          ) : (
            <span className={styles.leaf} />
          )}
        </Marked>
        <span>{name}</span>
        {value !== undefined && <span className={styles.value}>{value}</span>}
      </span>
      {!folded && tags?.map((inner) => <Line key={inner.name} tag={inner} depth={depth + 1} />)}
    </>
  );
}

interface Props {
  /** The topmost line. */
  tag: Tag;
  /** What a sighted reader sees, in words. */
  description: string;
  caption?: ReactNode;
  marks?: Marks<Part>;
}

/**
 * The NBT editor of FTB Library 2101.1.31.
 * @throws Error without a description, for a tag with neither or both of value and tags
 */
export default function NbtEditor({tag, description, caption, marks = {}}: Props): ReactNode {
  checkMarks('<NbtEditor>', marks, parts, parts);
  const button = (part: Part, sign: string, className?: string) => (
    <Marked mark={marks[part]}>
      <Glyph name={sign} className={clsx(styles.button, className)} />
    </Marked>
  );
  return (
    <Screen component="<NbtEditor>" description={description} caption={caption}>
      <div className={styles.bar}>
        {button('delete', 'bin')}
        {button('name', 'notes')}
        {button('value', 'feather')}
        <Marked mark={marks.add}>
          <span className={styles.types}>
            {['{}', '[]', '""', '1b', '1s', '1', '1L', '1f', '1d'].map((type) => (
              <span key={type} className={styles.type}>
                {type}
              </span>
            ))}
          </span>
        </Marked>
        <span className={styles.gap} />
        {button('copy', 'copy')}
        {button('collapse', 'minus')}
        {button('expand', 'plus')}
      </div>
      <div className={styles.tree}>
        <Line tag={tag} depth={0} />
      </div>
      <div className={styles.foot}>
        {button('accept', 'tick', styles.accept)}
        {button('cancel', 'cross', styles.cancel)}
      </div>
    </Screen>
  );
}
