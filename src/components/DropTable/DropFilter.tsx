import {useCallback, useEffect, useId, useRef, useState, type ReactNode, type RefObject} from 'react';
import base from '../DataTable/styles.module.css';
import {filterRows} from '../DataTable/filterRows';
import {useTargetRow} from '../DataTable/useTargetRow';
import {bestSource, dropFilter, meantName, percentText, type DropRow} from './drops';
import type {MeshColumn} from './index';
import {useAddress} from './useAddress';
import styles from './styles.module.css';

const list = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** Name of the filter in the address. */
const parameter = 'drop';

interface Props {
  /** Element around the table. */
  box: RefObject<HTMLElement | null>;
  rows: DropRow[];
  meshes: MeshColumn[];
}

/** What the filter found: how many, and where a single item comes from most often. */
function Answer({query, found, rows, meshes}: {query: string; found?: DropRow[]} & Omit<Props, 'box'>) {
  if (found === undefined) {
    const blocks = new Set(rows.map(({block}) => block.id));
    return `${rows.length} drops from ${blocks.size} blocks`;
  }
  if (found.length === 0) {
    return `Nothing here is called “${query.trim()}”.`;
  }
  const source = bestSource(found);
  return (
    <>
      {found.length} of {rows.length} drops
      {source && (
        <>
          {'. '}
          <strong>{source.item.name}</strong>: most often from {source.block.name}
          {` with ${list(source.meshes.map((i) => meshes[i]?.name ?? ''))}, ${percentText(source.percent)}`}
        </>
      )}
    </>
  );
}

/** What is asked for: hides the other rows and stands in the address. `onInput` is for the field, `ask` for everything else. */
function useDropQuery({box, rows}: Omit<Props, 'meshes'>) {
  const input = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLTableElement | null>(null);
  const [query, setQuery] = useState('');

  const show = useCallback(
    (text: string) => {
      table.current = box.current?.querySelector('table') ?? null;
      // Written only when it differs: the caret would jump to the end.
      if (input.current && input.current.value !== text) {
        input.current.value = text;
      }
      setQuery(text);
      const stays = dropFilter(text);
      const left = new Set(rows.filter(stays).map(({anchor}) => anchor));
      filterRows(table.current, (row) => left.has(row.id));
    },
    [box, rows],
  );
  const started = useRef(false);
  const read = useCallback(
    (address: URLSearchParams) => {
      // What was typed before hydration stays, unless the address asks for something.
      show(address.get(parameter) ?? (started.current ? '' : (input.current?.value ?? '')));
      started.current = true;
    },
    [show],
  );
  const write = useAddress(read);
  const ask = useCallback(
    (text: string) => {
      show(text);
      write({[parameter]: text.trim()});
    },
    [show, write],
  );
  const clear = useCallback(() => ask(''), [ask]);
  useTargetRow(table, clear);

  // The letter gets a frame of its own before the rows are looked at.
  const typed = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(typed.current), []);
  const onInput = () => {
    window.clearTimeout(typed.current);
    typed.current = window.setTimeout(() => ask(input.current?.value ?? ''));
  };
  return {input, query, ask, onInput};
}

/** A field that answers "where do I get this?". It hides rows as they stand in the page; the table is not rendered again. */
export default function DropFilter({box, rows, meshes}: Props): ReactNode {
  const id = useId();
  const {input, query, ask, onInput} = useDropQuery({box, rows});
  const press = (text: string) => {
    ask(text);
    // The button that was pressed is gone.
    input.current?.focus();
  };

  const found = query.trim() === '' ? undefined : rows.filter(dropFilter(query));
  const meant = found?.length === 0 ? meantName(query, rows) : undefined;
  return (
    <>
      <div className={base.filter}>
        <label htmlFor={id}>Find an item or a block</label>
        <input
          ref={input}
          className={base.query}
          id={id}
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onInput={onInput}
        />
      </div>
      <p role="status" className={styles.answer}>
        <Answer query={query} found={found} rows={rows} meshes={meshes} />
      </p>
      {found?.length === 0 && (
        <p className={styles.none}>
          {meant !== undefined && (
            <button className={styles.again} type="button" onClick={() => press(meant)}>
              Did you mean {meant}?
            </button>
          )}
          <button className={styles.again} type="button" onClick={() => press('')}>
            Show all {rows.length} drops
          </button>
        </p>
      )}
    </>
  );
}
