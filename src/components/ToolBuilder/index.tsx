import Link from '@docusaurus/Link';
import {memo, useCallback, useMemo, useRef, useState, type ReactNode} from 'react';
import type {BuilderEntry, BuilderMaterial} from '@site/src/data/schema/market';
import {combine, harvestTiers, type Numbers} from '@site/src/data/tool';
import base from '../DataTable/styles.module.css';
import tool from '../DataTable/tool.module.css';
import {useAddress} from '../DropTable/useAddress';
import Figure from '../MaterialTable/Figure';
import Details from '../site/Details';
import SortedTable, {type SortedColumn} from '../SortedTable';
import Result from './Result';
import {build, readChoice, summary, written, type Build, type Choice} from './build';
import styles from './styles.module.css';

/** What stands there before anything is chosen: the tool of a tooltip that is known. */
const example: Choice = {tool: 'pickaxe', head: 'stone', handle: 'hepatizon'};

/** Names of the two tools in the address. */
const parameters = ['tool', 'compare'] as const;

const names = ['First tool', 'Second tool'];

function exampleOf({tools, materials}: BuilderEntry): Choice {
  const [kind] = tools;
  const known = (id: string) => materials.find((material) => material.id === id) ?? materials[0];
  return {
    tool: tools.find(({id}) => id === example.tool)?.id ?? kind?.id ?? '',
    head: known(example.head)?.id ?? '',
    handle: known(example.handle)?.id ?? '',
  };
}

/** Materials as options, under the tier they belong to. */
function Materials({of}: {of: BuilderMaterial[]}): ReactNode {
  const tiers = [...new Set(of.map(({tier}) => tier))];
  return tiers.map((tier) => (
    <optgroup key={tier} label={`Tier ${tier}`}>
      {of
        .filter((material) => material.tier === tier)
        .map(({id, name}) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </optgroup>
  ));
}

interface PartsProps {
  data: BuilderEntry;
  built: Build;
  /** What the boxes belong to, for who does not see them. */
  name: string;
  /** The same above the boxes, where there are two tools. */
  title?: string;
  onChange: (choice: Choice) => void;
}

/** The boxes that one tool is chosen with. */
function Parts({data, built, name, title, onChange}: PartsProps): ReactNode {
  const {choice, kind} = built;
  const boxes: {key: keyof Choice; label: string; options: ReactNode}[] = [
    {
      key: 'tool',
      label: 'Kind',
      options: data.tools.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      )),
    },
    {key: 'head', label: kind.head, options: <Materials of={data.materials} />},
    {key: 'handle', label: kind.handle, options: <Materials of={data.materials} />},
  ];
  return (
    <div className={styles.parts} role="group" aria-label={name}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {boxes.map(({key, label, options}) => (
        <label key={key} className={styles.field}>
          <span>{label}</span>
          <select
            name={key}
            value={choice[key]}
            autoComplete="off"
            onChange={({target}) => onChange({...choice, [key]: target.value})}
          >
            {options}
          </select>
        </label>
      ))}
    </div>
  );
}

const statistics: {key: keyof Numbers; title: string}[] = [
  {key: 'durability', title: 'Durability'},
  {key: 'speed', title: 'Mining speed'},
  {key: 'attack', title: 'Attack damage (unconfirmed)'},
];

/**
 * Every material with a handle of its own: worked out while the page is built, so it needs no script. A choice in the
 * boxes does not draw it anew.
 */
const OwnHandles = memo(function OwnHandles({data}: {data: BuilderEntry}): ReactNode {
  const rows = data.materials.map((material) => ({
    ...material,
    anchor: `tool-${material.id}`,
    numbers: combine(material.head, material.handle),
  }));
  type Row = (typeof rows)[number];
  const levelOf = ({head}: Row) => harvestTiers.indexOf(head.level);
  const columns: SortedColumn<Row>[] = [
    {
      title: 'Material',
      cell: ({name, href}) => (
        <Link className={base.label} to={href}>
          {name}
        </Link>
      ),
      sort: ({name}) => name,
    },
    {
      title: 'Tier',
      className: `${base.labelled} ${styles.digits}`,
      cell: ({tier}) => tier,
      sort: ({tier}) => tier,
    },
    ...statistics.map(({key, title}): SortedColumn<Row> => {
      const all = rows.map(({numbers}) => numbers[key]);
      return {
        title,
        className: `${base.labelled} ${styles.digits}`,
        cell: ({numbers}) => <Figure value={numbers[key]} among={all} />,
        sort: ({numbers}) => numbers[key],
      };
    }),
    {
      title: 'Harvest tier',
      className: base.labelled,
      cell: (row) => <Figure value={levelOf(row)} text={row.head.level} among={rows.map(levelOf)} />,
      sort: levelOf,
    },
    {
      title: 'Trait',
      className: base.labelled,
      cell: ({trait}) => <Link to={trait.href}>{trait.name}</Link>,
      sort: ({trait}) => trait.name,
    },
  ];
  return (
    <SortedTable
      entry={{
        ...data,
        title: 'Head and handle of the same material',
        groups: [
          {
            id: 'own',
            title: 'Head and handle of the same material',
            about: 'The numbers hold for every kind of tool. ★ marks the highest of a column.',
            rows,
          },
        ],
      }}
      kind="tool"
      nameOf={({name}) => `${name} with a handle of its own`}
      className={styles.own}
      columns={columns}
    />
  );
});

/**
 * Puts tools together: kind, head and handle give durability, speed, damage, harvest tier and traits; a second tool can
 * stand beside the first. What is chosen stands in the address (`?tool=pickaxe.stone.hepatizon&compare=…`). Runs in the
 * page; without a script an example and a table of every material stand for it.
 * @param data the entry that `id` names; filled in while the page is compiled
 */
export default function ToolBuilder({data}: {id: string; data: BuilderEntry}): ReactNode {
  const start = useMemo(() => exampleOf(data), [data]);
  const [choices, setChoices] = useState<Choice[]>([start]);
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const form = useRef<HTMLDivElement>(null);
  const compare = useRef<HTMLButtonElement>(null);
  const alive = useRef(false);

  const read = useCallback(
    (address: URLSearchParams) => {
      const asked = parameters.map((name) => address.get(name)).filter((text) => text !== null);
      // What was chosen before the page came alive comes first.
      const boxes = alive.current ? undefined : form.current?.querySelectorAll('select');
      alive.current = true;
      const chosen = {
        ...start,
        ...Object.fromEntries(Array.from(boxes ?? [], ({name, value}) => [name, value])),
      };
      setProblem(undefined);
      if (written(chosen) !== written(start) || asked.length === 0) {
        setChoices([chosen]);
        return;
      }
      try {
        setChoices(asked.map((text) => readChoice(data, text)));
      } catch (error) {
        setChoices([start]);
        setProblem((error as Error).message);
      }
    },
    [data, start],
  );
  const write = useAddress(read);

  const show = (next: Choice[], changed: number) => {
    setChoices(next);
    setProblem(undefined);
    write(Object.fromEntries(parameters.map((name, i) => [name, next[i] ? written(next[i]) : ''])));
    const built = next[changed] && build(data, next[changed]);
    setSaid(built ? summary(built) : '');
  };
  const builds = choices.flatMap((choice) => build(data, choice) ?? []);
  const [first] = choices;

  return (
    <div>
      <section className={`${tool.tool} ${styles.builder}`} aria-label="Tool builder" data-search="off">
        <div ref={form} className={styles.form}>
          {builds.map((built, i) => (
            <Parts
              key={i}
              data={data}
              built={built}
              name={names[i] ?? ''}
              title={builds.length > 1 ? names[i] : undefined}
              onChange={(choice) =>
                show(
                  choices.map((other, at) => (at === i ? choice : other)),
                  i,
                )
              }
            />
          ))}
          {choices.length === 1 ? (
            <button
              ref={compare}
              type="button"
              onClick={() => {
                show([...choices, first ?? start], 1);
                // The new boxes are drawn first.
                requestAnimationFrame(() => form.current?.querySelectorAll('select')[3]?.focus());
              }}
            >
              Compare with a second tool
            </button>
          ) : (
            <button
              type="button"
              onClick={() => {
                show(choices.slice(0, 1), 0);
                requestAnimationFrame(() => compare.current?.focus());
              }}
            >
              Remove the second tool
            </button>
          )}
        </div>
        <p className={tool.noScript}>
          Putting together a tool of your own needs JavaScript. Here is an example, and below it each material
          with a handle of its own.
        </p>
        <p role="status" className={styles.problem}>
          {problem}
        </p>
        <p role="status" className="visually-hidden">
          {said}
        </p>
        <Result builds={builds} binding={data.binding} />
        <p className={styles.hint}>
          A tool has head × (1 + handle), as two tooltips of the game show. What you choose stands in the
          address of this page; copy it to share a tool.
        </p>
      </section>
      <Details summary={`All ${data.materials.length} materials, each with a handle of its own`}>
        <OwnHandles data={data} />
      </Details>
    </div>
  );
}
