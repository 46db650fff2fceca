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
  /** Whether to omit the letter of the block. */
  plain?: true;
}

/** Renders a block as a sprite with a letter, and air as an empty or dotted square. */
function Tile({entry: {char, item}, solid, plain}: CellProps): ReactNode {
  return (
    <span
      className={clsx(styles.tile, !solid && (char === ' ' ? styles.inside : styles.free))}
      aria-hidden="true"
    >
      {solid && item && <Sprite cell={item.sprite} size={32} />}
      {solid && !plain && <span className={styles.letter}>{char}</span>}
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

/** Renders a layer from above, as a table whose cells have names for screen readers. */
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

/** Renders content beside a picture. */
function Named({picture, children}: {picture: ReactNode; children: ReactNode}): ReactNode {
  return (
    <span className={styles.named}>
      {picture} <span>{children}</span>
    </span>
  );
}

interface PairsProps {
  caption: string;
  headings: [string, string];
  rows: {key: string; name: ReactNode; value: ReactNode}[];
  /** CSS class of the second column. */
  className?: string;
}

/** Renders a table with two columns. */
function Pairs({caption, headings: [name, value], rows, className}: PairsProps): ReactNode {
  return (
    <table className={styles.list}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col" className={className}>
            {value}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            <td className={className}>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ListProps {
  structure: StructureEntry;
  entryOf: LayerProps['entryOf'];
}

/**
 * Renders the blocks of a pile on top of each other. The pictures are decorative, because the list contains the
 * names.
 */
function Stack({structure: {layers}, entryOf}: ListProps): ReactNode {
  return (
    <div className={styles.stack} aria-hidden="true">
      {layers.map(({name, rows: [char = '']}) => {
        const {item} = entryOf(char);
        return item && <Sprite key={name} cell={item.sprite} size={64} />;
      })}
    </div>
  );
}

/** Renders a pile, a structure whose layers have only one block each, from top to bottom. */
function Pile({structure: {layers}, entryOf}: ListProps): ReactNode {
  const rows = layers.map(({name, rows: [char = '']}) => ({
    key: name,
    name,
    value: <Named picture={<Tile entry={entryOf(char)} solid plain />}>{entryOf(char).name}</Named>,
  }));
  return <Pairs caption="From top to bottom" headings={['Place', 'Block']} rows={rows.reverse()} />;
}

/** Renders the legend of the squares, with the number of blocks of each kind. */
function Blocks({structure: {legend, counts}, entryOf}: ListProps): ReactNode {
  const total = counts.reduce((sum, {count}) => sum + count, 0);
  const rows = legend.map(({char, name}) => {
    const count = counts.find((entry) => entry.name === name)?.count;
    return {
      key: char,
      name: <Named picture={<Tile entry={entryOf(char)} solid={count !== undefined} />}>{name}</Named>,
      value: count ?? '–',
    };
  });
  return (
    <Pairs
      caption="Blocks"
      headings={['Block', 'Number']}
      className={styles.count}
      rows={[...rows, {key: 'all', name: 'All blocks', value: total}]}
    />
  );
}

function Bill({of}: {of: StructureEntry['bill']}): ReactNode {
  return (
    <Pairs
      caption="Materials"
      headings={['Material', 'Amount']}
      className={styles.count}
      rows={of.map(({item, amount, for: purpose}) => ({
        key: item.id,
        name: (
          <Named picture={<Sprite cell={item.sprite} size={32} />}>
            {item.name}
            {purpose !== undefined && (
              <span className={styles.purpose}>
                {' '}
                <Inline>{purpose}</Inline>
              </span>
            )}
          </Named>
        ),
        value: amount,
      }))}
    />
  );
}

/**
 * Renders a multi-block structure: an overview at an angle, each layer from above, the number of blocks, and their
 * materials.
 * @param data the entry that `id` refers to, inserted when the page is compiled
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
        {pile ? (
          <>
            <Stack structure={data} entryOf={entryOf} />
            <Pile structure={data} entryOf={entryOf} />
          </>
        ) : (
          <>
            <Overview structure={data} />
            <div
              className={styles.layers}
              // Keep the names of the squares out of the search index.
              data-search="off"
            >
              {layers.map((layer, i) => (
                <Layer key={layer.name} layer={layer} number={i + 1} entryOf={entryOf} solid={solid} />
              ))}
            </div>
          </>
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
