import clsx from 'clsx';
import {useCallback, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import type {DropEntry, ItemEntry} from '@site/src/data/schema/market';
import tool from '../DataTable/tool.module.css';
import {percentText} from '../DropTable/drops';
import {useAddress} from '../DropTable/useAddress';
import {drawsToBeSure, expectedDraws} from './draws';
import {most, readWanted} from './wanted';
import styles from './styles.module.css';

/** Probabilities in percent that the answer is given for. */
const certainties = [50, 90, 99];

/** Chances in percent of the table that needs no typing. */
const examples = [50, 25, 10, 5, 2, 1, 0.5];

/** A way to an item. */
interface Source {
  /** `crushed_endstone/string`, as the address names it. */
  id: string;
  text: string;
  percent: number;
}

interface Goal {
  item: ItemEntry;
  /** The likeliest first. */
  sources: Source[];
}

/** Items by name, each with every block and mesh that gives it. */
function goalsOf({blocks, meshes, rows}: DropEntry): Goal[] {
  const goals = new Map<string, Goal>();
  for (const {block, mesh, item, chance} of rows) {
    const goal = goals.get(item.id) ?? {item, sources: []};
    const nameIn = (entries: {id: string; item: ItemEntry}[], id: string) =>
      entries.find((entry) => entry.id === id)?.item.name ?? id;
    goal.sources.push({
      id: `${block}/${mesh}`,
      text: `${nameIn(blocks, block)} with ${nameIn(meshes, mesh)}`,
      percent: chance,
    });
    goals.set(item.id, goal);
  }
  for (const {sources} of goals.values()) {
    sources.sort((a, b) => b.percent - a.percent);
  }
  return [...goals.values()].sort((a, b) => a.item.name.localeCompare(b.item.name, 'en'));
}

const localId = (id: string) => id.slice(id.indexOf(':') + 1);

const whole = new Intl.NumberFormat('en', {maximumFractionDigits: 0});
const tenths = new Intl.NumberFormat('en', {maximumFractionDigits: 1});

/** An average; a tenth of a block says nothing where there are hundreds. */
const average = (blocks: number) => (blocks < 100 ? tenths : whole).format(blocks);

/** How far the rounding of a published chance may move a result, in percent of it, where that shows. */
function roundingError(percent: number): string | undefined {
  const share = (0.005 / percent) * 100;
  return share < 0.2 ? undefined : tenths.format(share);
}

function Answer({wanted, goal, source}: {wanted: number; goal: Goal; source: Source}): ReactNode {
  const error = roundingError(source.percent);
  const blocks = drawsToBeSure(
    wanted,
    source.percent / 100,
    certainties.map((certainty) => certainty / 100),
  );
  return (
    <>
      <p>
        To get{' '}
        <strong>
          {whole.format(wanted)} × {goal.item.name}
        </strong>{' '}
        from {source.text} ({percentText(source.percent)} per draw), sieve
      </p>
      <dl className={styles.numbers}>
        <div>
          <dt>on average</dt>
          <dd>
            {average(expectedDraws(wanted, source.percent / 100))} <span>blocks</span>
          </dd>
        </div>
        {certainties.map((certainty, i) => (
          <div key={certainty} className={clsx(certainty === 90 && styles.advice)}>
            <dt>to be {certainty}% sure</dt>
            <dd>
              {whole.format(blocks[i] ?? 0)} <span>{blocks[i] === 1 ? 'block' : 'blocks'}</span>
            </dd>
          </div>
        ))}
      </dl>
      {error !== undefined && (
        <p className={styles.small}>
          So rare a chance suffers from its two decimals: the numbers may be off by {error}%.
        </p>
      )}
    </>
  );
}

/** What needs no script: blocks for one item, for chances to compare with. */
function Examples(): ReactNode {
  return (
    <table className={styles.examples}>
      <caption>Blocks to sieve for one item</caption>
      <thead>
        <tr>
          <th scope="col">Chance</th>
          <th scope="col">On average</th>
          {certainties.map((certainty) => (
            <th key={certainty} scope="col">
              {certainty}% sure
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {examples.map((percent) => (
          <tr key={percent}>
            <th scope="row">{percent}%</th>
            <td>{average(expectedDraws(1, percent / 100))}</td>
            {drawsToBeSure(
              1,
              percent / 100,
              certainties.map((certainty) => certainty / 100),
            ).map((blocks, i) => (
              <td key={certainties[i]}>{whole.format(blocks)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is chosen and typed, kept in the address. `form` holds the fields: what was chosen before hydration is read from them. */
function useChoice(goals: Goal[]) {
  const [itemId, setItemId] = useState(goals[0]?.item.id);
  const [sourceId, setSourceId] = useState<string>();
  const [typed, setTyped] = useState('1');
  const form = useRef<HTMLDivElement>(null);

  const read = useCallback(
    (address: URLSearchParams) => {
      const [asked, from, n] = ['item', 'from', 'n'].map((name) => address.get(name));
      const goal = goals.find(({item}) => item.id === asked || localId(item.id) === asked);
      const valueOf = (name: string) =>
        form.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value;
      // What the address leaves open stays as it is, also where it was chosen before hydration.
      setItemId(goal?.item.id ?? valueOf('item'));
      setSourceId(goal ? (from ?? undefined) : valueOf('source'));
      setTyped(n ?? valueOf('wanted') ?? '');
    },
    [goals],
  );
  const write = useAddress(read);

  const goal = goals.find(({item}) => item.id === itemId) ?? goals[0];
  // An address may name a block or mesh that does not give the item: then the best one counts.
  const source = goal?.sources.find((candidate) => candidate.id === sourceId) ?? goal?.sources[0];
  const choose = (change: {item?: string; from?: string; n?: string}) => {
    const item = change.item ?? goal?.item.id ?? '';
    const from = change.item === undefined ? (change.from ?? sourceId) : undefined;
    const n = change.n ?? typed;
    setItemId(item);
    setSourceId(from);
    setTyped(n);
    write({item: localId(item), from: from ?? '', n: n.trim()});
  };
  return {goal, source, typed, choose, form};
}

interface FormProps {
  goals: Goal[];
  goal: Goal;
  source: Source;
  typed: string;
  /** Of the field How many: the message that it has, if any. */
  errorId: string | undefined;
  choose: ReturnType<typeof useChoice>['choose'];
}

/** The three fields. */
function Fields({goals, goal, source, typed, errorId, choose}: FormProps): ReactNode {
  const id = useId();
  return (
    <>
      <div>
        <label htmlFor={`${id}-item`}>Item</label>
        <select
          className={styles.field}
          id={`${id}-item`}
          name="item"
          value={goal.item.id}
          onChange={({target}) => choose({item: target.value})}
        >
          {goals.map(({item}) => (
            <option key={item.id} value={item.id}>
              {item.name}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-source`}>Block and mesh</label>
        <select
          className={styles.field}
          id={`${id}-source`}
          name="source"
          value={source.id}
          aria-describedby={`${id}-order`}
          onChange={({target}) => choose({from: target.value})}
        >
          {goal.sources.map((candidate) => (
            <option key={candidate.id} value={candidate.id}>
              {candidate.text}: {percentText(candidate.percent)}
            </option>
          ))}
        </select>
        <span id={`${id}-order`} className={styles.small}>
          the best first
        </span>
      </div>
      <div>
        <label htmlFor={`${id}-wanted`}>How many</label>
        <input
          className={styles.field}
          id={`${id}-wanted`}
          name="wanted"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          aria-invalid={errorId !== undefined}
          aria-describedby={errorId ?? `${id}-range`}
          onChange={({target}) => choose({n: target.value})}
        />
        <span id={`${id}-range`} className={styles.small}>
          1 to {whole.format(most)}
        </span>
      </div>
    </>
  );
}

interface Props {
  id: string;
  /** Filled in while the page is compiled. */
  data: DropEntry;
}

/**
 * How many blocks to sieve for a number of items: on average, and to be 50, 90 or 99 percent sure. Choices stand in the
 * address (`?item=ender_pearl&n=16`). Runs in the page; without a script, a table of examples stands for it.
 */
export default function SieveCalculator({data}: Props): ReactNode {
  const goals = useMemo(() => goalsOf(data), [data]);
  const {goal, source, typed, choose, form} = useChoice(goals);
  const errorId = useId();
  const wanted = readWanted(typed);
  if (!goal || !source) {
    return null;
  }
  return (
    <div>
      <section className={tool.tool} aria-label="Sieve calculator">
        <div ref={form} className={styles.form}>
          <Fields
            goals={goals}
            goal={goal}
            source={source}
            typed={typed}
            errorId={typeof wanted === 'string' ? errorId : undefined}
            choose={choose}
          />
        </div>
        <p className={tool.noScript}>
          Choosing for yourself needs JavaScript. This is one answer; the table below holds for any item.
        </p>
        <div role="status" className={styles.result}>
          {typeof wanted === 'string' ? (
            <p id={errorId} className={styles.error}>
              {wanted}
            </p>
          ) : (
            <Answer wanted={wanted} goal={goal} source={source} />
          )}
        </div>
      </section>
      <Examples />
      <p className={styles.small}>
        <strong>Unconfirmed:</strong> one sieved block is counted as one draw. How many draws a block gives is
        not published; if it is more than one, you need fewer blocks.
      </p>
    </div>
  );
}
