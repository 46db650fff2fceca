import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {StructureEntry} from '@site/src/data/schema/market';
import {Inline} from '../DataTable';
import SourceLine from '../DataTable/SourceLine';
import Sprite from '../Sprite';
import Overview from './Overview';
import {solidChars} from './blocks';
import styles from './styles.module.css';

type LegendEntry = StructureEntry['legend'][number];

interface CellProps {
  entry: LegendEntry;
  solid: boolean;
}

/** A block as its sprite and its letter, air as an empty or dotted square. */
function Tile({entry: {char, item}, solid}: CellProps): ReactNode {
  return (
    <span
      className={clsx(styles.tile, !solid && (char === ' ' ? styles.inside : styles.free))}
      aria-hidden="true"
    >
      {solid && item && <Sprite cell={item.sprite} size={32} />}
      {solid && <span className={styles.letter}>{char}</span>}
    </span>
  );
}

function rowName(row: number, rows: number): string {
  if (row === 0) {
    return 'back';
  }
  return row === rows - 1 ? 'front' : `row ${row + 1}`;
}

interface LayerProps {
  layer: StructureEntry['layers'][number];
  number: number;
  entryOf: (char: string) => LegendEntry;
  solid: ReadonlySet<string>;
}

/** A layer seen from above: a table whose cells are named, so that it can be followed without seeing it. */
function Layer({layer: {name, rows}, number, entryOf, solid}: LayerProps): ReactNode {
  return (
    <div className={styles.layer}>
      <table>
        <caption>
          {number}. {name}
        </caption>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <th scope="row" className="visually-hidden">
                {rowName(at, rows.length)}
              </th>
              {[...row].map((char, column) => (
                <td key={column}>
                  <Tile entry={entryOf(char)} solid={solid.has(char)} />
                  <span className="visually-hidden">{entryOf(char).name}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.frontMark} aria-hidden="true">
        ▲ front
      </p>
    </div>
  );
}

/** Layers of a single block each: a pile, the top one first as it stands. */
function Pile({
  layers,
  entryOf,
}: {
  layers: StructureEntry['layers'];
  entryOf: LayerProps['entryOf'];
}): ReactNode {
  return (
    <table className={styles.list}>
      <caption>From top to bottom</caption>
      <thead>
        <tr>
          <th scope="col">Place</th>
          <th scope="col">Block</th>
        </tr>
      </thead>
      <tbody>
        {[...layers].reverse().map(({name, rows}) => {
          const entry = entryOf(rows[0] ?? '');
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <span className={styles.named}>
                  <Tile entry={entry} solid /> <span>{entry.name}</span>
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface CountsProps {
  caption: string;
  /** What is counted, and in what. */
  headings: [string, string];
  rows: {key: string; name: ReactNode; count: ReactNode}[];
}

/** Names, and a number beside each. */
function Counts({caption, headings: [what, number], rows}: CountsProps): ReactNode {
  return (
    <table className={styles.list}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col" className={styles.count}>
            {number}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({key, name, count}) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className={styles.count}>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the squares stand for, and how many blocks there are of each. */
function Blocks({
  structure,
  entryOf,
}: {
  structure: StructureEntry;
  entryOf: LayerProps['entryOf'];
}): ReactNode {
  const {legend, counts} = structure;
  const total = counts.reduce((sum, {count}) => sum + count, 0);
  const rows = legend.map(({char, name}) => {
    const count = counts.find((entry) => entry.name === name)?.count;
    return {
      key: char,
      name: (
        <span className={styles.named}>
          <Tile entry={entryOf(char)} solid={count !== undefined} /> <span>{name}</span>
        </span>
      ),
      count: count ?? '–',
    };
  });
  return (
    <Counts
      caption="Blocks"
      headings={['Block', 'Number']}
      rows={[...rows, {key: 'all', name: 'All blocks', count: total}]}
    />
  );
}

/** What the blocks are made of. */
function Bill({of}: {of: StructureEntry['bill']}): ReactNode {
  return (
    <Counts
      caption="Materials"
      headings={['Material', 'Amount']}
      rows={of.map(({item, amount, for: purpose}) => ({
        key: item.id,
        name: (
          <span className={styles.named}>
            <Sprite cell={item.sprite} size={32} />{' '}
            <span>
              {item.name}
              {purpose !== undefined && (
                <span className={styles.purpose}>
                  {' '}
                  <Inline>{purpose}</Inline>
                </span>
              )}
            </span>
          </span>
        ),
        count: amount,
      }))}
    />
  );
}

/**
 * Something built of several blocks: the whole at an angle, each layer from above, how many blocks it takes and what they
 * are made of. All of it stands in the server HTML and needs no script.
 * @param data the entry that `id` names; filled in while the page is compiled
 */
export default function Structure({data}: {id: string; data: StructureEntry}): ReactNode {
  const {title, description, legend, layers, bill, notes, source, file} = data;
  const solid = solidChars(data);
  const entries = new Map(legend.map((entry) => [entry.char, entry]));
  const entryOf = (char: string) => entries.get(char) ?? {char, name: char};
  const pile = layers.every(({rows}) => rows.join('').length === 1);
  return (
    <figure className={styles.structure}>
      <figcaption className={styles.caption}>
        <strong>{title}.</strong> <Inline>{description}</Inline>
      </figcaption>
      <div className={styles.views}>
        <Overview structure={data} />
        {pile ? (
          <Pile layers={layers} entryOf={entryOf} />
        ) : (
          <div
            className={styles.layers}
            // Nobody searches for the name of every square.
            data-search="off"
          >
            {layers.map((layer, i) => (
              <Layer key={layer.name} layer={layer} number={i + 1} entryOf={entryOf} solid={solid} />
            ))}
          </div>
        )}
      </div>
      {!pile && (
        <p className={styles.hint}>
          Each layer is seen from above, the lowest first. The arrow marks the front.
        </p>
      )}
      <div className={styles.lists}>
        {!pile && <Blocks structure={data} entryOf={entryOf} />}
        {bill.length > 0 && <Bill of={bill} />}
      </div>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>
              <Inline>{note}</Inline>
            </li>
          ))}
        </ul>
      )}
      <SourceLine source={source} files={[file]} />
    </figure>
  );
}
