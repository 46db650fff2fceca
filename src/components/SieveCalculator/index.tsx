import clsx from 'clsx';
import {useId, useMemo, type ReactNode} from 'react';
import type {DropEntry, ItemEntry} from '@site/src/data/schema/market';
import {localId, percentText} from '../DropTable/drops';
import Select, {Options} from '../Select';
import tool from '../tool.module.css';
import {useChoice} from '../useChoice';
import {drawsToBeSure, expectedDraws} from './draws';
import {readWanted} from './wanted';
import styles from './styles.module.css';

/** Certainties to calculate, in percent. */
const certainties = [50, 90, 99];

const blocksFor = (wanted: number, percent: number) =>
  drawsToBeSure(
    wanted,
    percent / 100,
    certainties.map((certainty) => certainty / 100),
  );

/** Chances in the static table, in percent. */
const examples = [50, 25, 10, 5, 2, 1, 0.5];

/** A block and a mesh that can drop the item. */
interface Source {
  /** Id in the address, such as `crushed_endstone/string`. */
  id: string;
  text: string;
  percent: number;
}

interface Goal {
  item: ItemEntry;
  /** Highest chance first. */
  sources: Source[];
}

/** Returns all items in alphabetical order, each with the blocks and meshes that can drop it. */
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

/** Returns the item with the requested id, or else the first item. */
const goalOf = (goals: Goal[], requested: string | undefined): Goal =>
  goals.find(({item: {id}}) => id === requested || localId(id) === requested) ?? goals[0]!;

const whole = new Intl.NumberFormat('en', {maximumFractionDigits: 0});
const tenths = new Intl.NumberFormat('en', {maximumFractionDigits: 1});

/** Formats an average. Large numbers have no decimals. */
const average = (blocks: number) => (blocks < 100 ? tenths : whole).format(blocks);

/**
 * Returns the relative error in percent that results from rounding a published chance, or undefined if the error is
 * negligible.
 */
function roundingError(percent: number): string | undefined {
  const share = (0.005 / percent) * 100;
  return share < 0.2 ? undefined : tenths.format(share);
}

function Answer({wanted, item, source}: {wanted: number; item: ItemEntry; source: Source}): ReactNode {
  const error = roundingError(source.percent);
  const blocks = blocksFor(wanted, source.percent);
  return (
    <>
      <p>
        To get{' '}
        <strong>
          {whole.format(wanted)} × {item.name}
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
        <p className={tool.small}>
          So rare a chance suffers from its two decimals: the numbers may be off by {error}%.
        </p>
      )}
    </>
  );
}

/** Renders a static table with the number of blocks for one item at typical chances, and the assumptions. */
function Examples(): ReactNode {
  return (
    <>
      <table className={clsx(tool.table, styles.examples)}>
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
              {blocksFor(1, percent).map((blocks, i) => (
                <td key={certainties[i]}>{whole.format(blocks)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={tool.small}>
        <strong>Unconfirmed:</strong> one sieved block is counted as one draw. How many draws a block gives is
        not published; if it is more than one, you need fewer blocks.
      </p>
    </>
  );
}

/** Names of the fields and of their query parameters. */
const parameters = ['item', 'from', 'n'];

interface Props {
  id: string;
  /** The entry that `id` refers to, inserted when the page is compiled. */
  data: DropEntry;
}

/**
 * Renders a calculator for the number of blocks to sieve: on average, and to be 50, 90 or 99 percent sure. The
 * choice is stored in the address (`?item=ender_pearl&n=16`). Without JavaScript, the page shows an example and a
 * table of typical chances.
 */
export default function SieveCalculator({data}: Props): ReactNode {
  const goals = useMemo(() => goalsOf(data), [data]);
  const {values, choose, form} = useChoice(parameters);
  const errorId = useId();
  const {item, sources} = goalOf(goals, values.item);
  // Fall back to the best source if the address contains a block or mesh that cannot drop the item.
  const source = sources.find(({id}) => id === values.from) ?? sources[0]!;
  const {n = '1'} = values;
  const wanted = readWanted(n);
  const isWrong = typeof wanted === 'string';
  return (
    <div>
      <section className={tool.tool} aria-label="Sieve calculator">
        <div ref={form} className={tool.fields}>
          <Select
            label="Item"
            name="item"
            value={item.id}
            onChoose={(id) => choose({item: localId(id), from: ''})}
          >
            <Options of={goals.map((each) => each.item)} />
          </Select>
          <Select
            label="Block and mesh"
            name="from"
            value={source.id}
            onChoose={(from) => choose({item: localId(item.id), from})}
          >
            <Options
              of={sources.map(({id, text, percent}) => ({id, name: `${text}: ${percentText(percent)}`}))}
            />
          </Select>
          <label>
            <span>How many</span>
            <input
              className={tool.field}
              name="n"
              inputMode="numeric"
              autoComplete="off"
              value={n}
              aria-invalid={isWrong}
              aria-describedby={isWrong ? errorId : undefined}
              onChange={({target}) => choose({item: localId(item.id), n: target.value})}
            />
          </label>
        </div>
        <p className={tool.noScript}>
          Choosing for yourself needs JavaScript. This is one answer; the table below holds for any item.
        </p>
        <div role="status" className={tool.result}>
          <p id={errorId} className={tool.wrong}>
            {isWrong && wanted}
          </p>
          {!isWrong && <Answer wanted={wanted} item={item} source={source} />}
        </div>
      </section>
      <Examples />
    </div>
  );
}
