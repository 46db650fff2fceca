import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {
  Fragment,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import type {DropEntry} from '@site/src/data/schema/market';
import {Inline} from '../DataTable';
import SourceLine from '../DataTable/SourceLine';
import {as} from '../DataTable/roles';
import base from '../DataTable/styles.module.css';
import {useRowFilter, type RowQuestion} from '../DataTable/useRowFilter';
import {useTargetRow} from '../DataTable/useTargetRow';
import Sprite from '../Sprite';
import {
  bestSource,
  dropFilter,
  dropRows,
  meantName,
  nextSort,
  percentText,
  sortDrops,
  type Chance,
  type DropRow,
  type Sort,
  type SortKey,
} from './drops';
import {useAddress} from './useAddress';
import {useRowOrder} from './useRowOrder';
import styles from './styles.module.css';

/** Rows that the browser lays out together, or skips together while they are out of sight. */
const rowsPerBody = 2;

/** Pixels: a line of the table, or a card where the window is too narrow for lines. Its inner width would take a layout. */
const lowestRow = () => (window.outerWidth < 672 ? 70 : 30);

/** Other rows get bodies of their own: those on the page may have been moved about. */
let drawings = 0;

/** A mesh as a column: "String" for the String Mesh. */
interface MeshColumn {
  name: string;
  short: string;
  sprite: number;
}

const list = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

function ChanceCell({chance, column}: {chance: Chance | undefined; column: MeshColumn}): ReactNode {
  return (
    <td data-label={column.short} {...as.cell}>
      {chance === undefined ? (
        <>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">never</span>
        </>
      ) : (
        <>
          {chance.bestMesh ? (
            <b className={styles.bestMesh}>{percentText(chance.percent)}</b>
          ) : (
            percentText(chance.percent)
          )}
          {chance.best && (
            <span className={styles.star} aria-hidden="true">
              ★
            </span>
          )}
          {(chance.best || chance.bestMesh) && (
            <span className="visually-hidden">
              {chance.best ? ` best of all, with ${column.name}` : ` best with ${column.name}`}
            </span>
          )}
        </>
      )}
    </td>
  );
}

interface RowProps {
  row: DropRow;
  columns: MeshColumn[];
  /** The table has several blocks. */
  withBlock: boolean;
}

function Row({row, columns, withBlock}: RowProps): ReactNode {
  const {anchor, item, block, chances} = row;
  const name = withBlock ? `${item.name} from ${block.name}` : item.name;
  return (
    <tr id={anchor} className={clsx(base.row, styles.row)} data-kind="drop" {...as.row}>
      <th scope="row" className={styles.item} {...as.rowheader}>
        <Sprite cell={item.sprite} className={styles.picture} />
        {item.name}
        <a
          className={clsx('hash-link', styles.link)}
          href={`#${encodeURIComponent(anchor)}`}
          aria-label={`Direct link to ${name}`}
          title={`Direct link to ${name}`}
        />
      </th>
      {withBlock && (
        <td className={styles.block} {...as.cell}>
          <Sprite cell={block.sprite} className={styles.picture} />
          {block.name}
        </td>
      )}
      {columns.map((column, i) => (
        <ChanceCell key={column.name} column={column} chance={chances[i]} />
      ))}
    </tr>
  );
}

interface FilterProps {
  table: RefObject<HTMLTableElement | null>;
  rows: DropRow[];
  columns: MeshColumn[];
  /** How the table is sorted. */
  sort: Sort | undefined;
  /** Name of the filter in the address. */
  parameter: string;
}

/** A field that answers "where do I get this?", and the answer. Apart from the table, which stays as it is drawn. */
function DropFilter({table, rows, columns, sort, parameter}: FilterProps): ReactNode {
  const id = useId();
  const [query, setQuery] = useState('');
  const question = useCallback<RowQuestion>(
    (typed) => {
      const stays = dropFilter(typed);
      const anchors = new Set(rows.filter(stays).map(({anchor}) => anchor));
      return (row) => anchors.has(row.id);
    },
    [rows],
  );
  const {input, apply, applyInSteps} = useRowFilter(table, question, lowestRow);

  const alive = useRef(false);
  const show = useCallback(
    (text: string) => {
      // Written only when it differs: the caret would jump to the end.
      if (input.current && input.current.value !== text) {
        input.current.value = text;
      }
      setQuery(text);
      apply();
    },
    [input, apply],
  );
  const read = useCallback(
    (address: URLSearchParams) => {
      const asked = address.get(parameter);
      // What was typed before the page came alive stays, unless the address asks for something.
      show(asked ?? (alive.current ? '' : (input.current?.value ?? '')));
      alive.current = true;
    },
    [parameter, show, input],
  );
  const write = useAddress(read);
  const ask = useCallback(
    (text: string) => {
      show(text);
      write({[parameter]: text.trim()});
    },
    [show, write, parameter],
  );
  const clear = useCallback(() => ask(''), [ask]);
  useTargetRow(table, clear);

  // Rows have changed bodies.
  useEffect(applyInSteps, [applyInSteps, sort]);

  // The letter, the answer and the rows get a frame each: a slow phone has no time for all of them in one.
  const typed = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(typed.current), []);
  const onInput = () => {
    window.clearTimeout(typed.current);
    typed.current = window.setTimeout(() => {
      const text = input.current?.value ?? '';
      setQuery(text);
      write({[parameter]: text.trim()});
      requestAnimationFrame(() => setTimeout(applyInSteps));
    });
  };

  const press = (text: string) => {
    ask(text);
    // The button that was pressed is gone.
    input.current?.focus();
  };
  const found = query.trim() === '' ? undefined : rows.filter(dropFilter(query));
  const left = found?.length;
  const source = found && bestSource(found);
  const meant = left === 0 ? meantName(query, rows) : undefined;
  return (
    <div className={styles.filter}>
      <div className={base.filter}>
        <label htmlFor={id}>Find an item or a block</label>
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onInput={onInput}
        />
      </div>
      <p role="status" className={styles.answer}>
        {left === undefined &&
          `${rows.length} drops from ${new Set(rows.map(({block}) => block.id)).size} blocks`}
        {left === 0 && <>Nothing here is called “{query.trim()}”.</>}
        {left !== undefined && left > 0 && (
          <>
            {left} of {rows.length} drops
            {source && (
              <>
                {'. '}
                <strong>{source.item.name}</strong>: most often from {source.block.name}
                {columns.length > 1 && (
                  <> with {list(source.meshes.map((i) => columns[i]?.name ?? ''))}</>
                )}, {percentText(source.percent)}
              </>
            )}
          </>
        )}
      </p>
      {left === 0 && (
        <p className={styles.none}>
          {meant !== undefined && (
            <button type="button" onClick={() => press(meant)}>
              Did you mean {meant}?
            </button>
          )}
          <button type="button" onClick={() => press('')}>
            Show all {rows.length} drops
          </button>
        </p>
      )}
    </div>
  );
}

/** Titles of the columns in words of their own: "String Mesh", "Flint Mesh" → "String", "Flint". */
function meshColumns({meshes}: DropEntry): MeshColumn[] {
  const namesOf = meshes.map(({item}) => item.name);
  const last = namesOf[0]?.split(' ').at(-1) ?? '';
  const shared = namesOf.every((name) => name.endsWith(` ${last}`));
  return meshes.map(({item: {name, sprite}}) => ({
    name,
    short: shared ? name.slice(0, -last.length - 1) : name,
    sprite,
  }));
}

interface HeadProps {
  columns: MeshColumn[];
  withBlock: boolean;
  sort: Sort | undefined;
  onSort: (by: SortKey) => void;
}

function titleOf(by: SortKey, columns: MeshColumn[]): string {
  if (typeof by === 'string') {
    return by === 'item' ? 'Item' : 'Block';
  }
  return columns.length > 1 ? (columns[by]?.short ?? '') : 'Chance';
}

/** The headings; there is something to press once it would do something. */
function Head({columns, withBlock, sort, onSort}: HeadProps): ReactNode {
  const isBrowser = useIsBrowser();
  const keys: SortKey[] = ['item', ...(withBlock ? (['block'] as const) : []), ...columns.keys()];
  return (
    <thead {...as.rowgroup}>
      <tr {...as.row}>
        {keys.map((by) => {
          const title = titleOf(by, columns);
          const label = (
            <>
              {typeof by === 'number' && <Sprite cell={columns[by]?.sprite ?? 0} className={styles.mesh} />}
              {title}
            </>
          );
          return (
            <th
              key={by}
              scope="col"
              aria-sort={sort?.by === by ? sort.direction : undefined}
              className={typeof by === 'string' ? styles[by] : undefined}
              {...as.columnheader}
            >
              {isBrowser ? (
                <button type="button" className={styles.sort} onClick={() => onSort(by)}>
                  {label}
                </button>
              ) : (
                <span className={styles.sort}>{label}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** The order in words, for who does not see the arrow. */
function orderText({by, direction}: Sort, columns: MeshColumn[]): string {
  const up = direction === 'ascending';
  const order = typeof by === 'string' ? (up ? 'A to Z' : 'Z to A') : up ? 'lowest first' : 'highest first';
  return `Sorted by ${titleOf(by, columns)}, ${order}`;
}

/**
 * What a sieve gives: one row per item and block, one column per mesh, the best mesh marked. Whole in the server HTML;
 * alive, it sorts by any column and answers where an item comes from.
 * @param data the entry that `id` names, all chances or those of one block or one mesh; filled in while the page is
 *   compiled
 */
export default function DropTable({data}: {id: string; data: DropEntry}): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const rows = useMemo(() => dropRows(data), [data]);
  const columns = useMemo(() => meshColumns(data), [data]);
  const [sort, setSort] = useState<Sort>();
  const onSort = useCallback((by: SortKey) => setSort((now) => nextSort(now, by)), []);
  const {collectAnchor} = useBrokenLinks();
  for (const {anchor} of rows) {
    collectAnchor(anchor);
  }

  const {id, title, about, file, source} = data;
  const withBlock = data.blocks.length > 1;
  const severalMeshes = columns.length > 1;
  const bodies = useMemo(() => {
    drawings += 1;
    return (
      <Fragment key={drawings}>
        {Array.from({length: Math.ceil(rows.length / rowsPerBody)}, (_, i) => (
          <tbody key={i} {...as.rowgroup}>
            {rows.slice(i * rowsPerBody, (i + 1) * rowsPerBody).map((row) => (
              <Row key={row.anchor} row={row} columns={columns} withBlock={withBlock} />
            ))}
          </tbody>
        ))}
      </Fragment>
    );
  }, [rows, columns, withBlock]);
  const order = useMemo(() => sortDrops(rows, sort).map(({anchor}) => anchor), [rows, sort]);
  useRowOrder(table, order);
  // Parts of a file, which may share a page, have a parameter of their own.
  const part = id.split('/')[1];

  return (
    <div className={clsx(base.box, styles.box)}>
      <div className={styles.about}>
        <p>
          Chance of each item per draw, as published: rounded to two decimals, so those of a block and a mesh
          add up to 100% within 0.05.
          {about !== undefined && (
            <>
              {' '}
              <Inline>{about}</Inline>
            </>
          )}
        </p>
        <p>
          {severalMeshes && (
            <>
              <b className={styles.bestMesh}>Underlined</b>: the best mesh for that block.{' '}
            </>
          )}
          <span className={styles.star}>★</span>: the best of all blocks and meshes for that item.
        </p>
      </div>
      {withBlock && (
        <DropFilter
          table={table}
          rows={rows}
          columns={columns}
          sort={sort}
          parameter={part === undefined ? 'drop' : `drop-${part}`}
        />
      )}
      <p role="status" className="visually-hidden">
        {sort && orderText(sort, columns)}
      </p>
      <table
        ref={table}
        className={clsx(styles.table, !severalMeshes && styles.oneMesh, !withBlock && styles.oneBlock)}
        style={{'--meshes': columns.length} as CSSProperties}
        {...as.table}
      >
        <caption>{title}</caption>
        <Head columns={columns} withBlock={withBlock} sort={sort} onSort={onSort} />
        {bodies}
      </table>
      <SourceLine source={source} files={[file]} />
    </div>
  );
}
