import {useCallback, useMemo, useRef, useState, type ReactNode, type RefObject} from 'react';
import type {BuilderEntry, BuilderMaterial} from '@site/src/data/schema/market';
import tool from '../DataTable/tool.module.css';
import {useAddress} from '../DropTable/useAddress';
import Details from '../site/Details';
import OwnHandles from './OwnHandles';
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
            className={styles.select}
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

/** The tools chosen, kept in the address; why an address cannot be read; what a change made, for who does not see it. */
function useChoices(data: BuilderEntry, form: RefObject<HTMLElement | null>) {
  const start = useMemo(() => exampleOf(data), [data]);
  const [choices, setChoices] = useState<Choice[]>([start]);
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const hydrated = useRef(false);

  const read = useCallback(
    (address: URLSearchParams) => {
      const asked = parameters.map((name) => address.get(name)).filter((text) => text !== null);
      // What was chosen before hydration comes first.
      const boxes = hydrated.current ? undefined : form.current?.querySelectorAll('select');
      hydrated.current = true;
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
    [data, start, form],
  );
  const write = useAddress(read);

  const choose = (next: Choice[], changed: number) => {
    setChoices(next);
    setProblem(undefined);
    write(Object.fromEntries(parameters.map((name, i) => [name, next[i] ? written(next[i]) : ''])));
    const built = next[changed] && build(data, next[changed]);
    setSaid(built ? summary(built) : '');
  };
  return {choices, choose, problem, said};
}

/**
 * Puts tools together: kind, head and handle give durability, speed, damage, harvest tier and traits; a second tool can
 * stand beside the first. What is chosen stands in the address (`?tool=pickaxe.stone.hepatizon&compare=…`). Runs in the
 * page; without a script an example and a table of every material stand for it.
 * @param data the entry that `id` names; filled in while the page is compiled
 */
export default function ToolBuilder({data}: {id: string; data: BuilderEntry}): ReactNode {
  const form = useRef<HTMLDivElement>(null);
  const compare = useRef<HTMLButtonElement>(null);
  const {choices, choose, problem, said} = useChoices(data, form);
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
              onChange={(choice) => choose(Object.assign([...choices], {[i]: choice}), i)}
            />
          ))}
          <button
            ref={compare}
            type="button"
            className={tool.button}
            onClick={() => {
              const second = choices.length === 1 ? first : undefined;
              choose(second ? [second, second] : choices.slice(0, 1), second ? 1 : 0);
              // The new boxes are rendered first.
              const focus = () =>
                (second ? form.current?.querySelectorAll('select')[3] : compare.current)?.focus();
              requestAnimationFrame(focus);
            }}
          >
            {choices.length === 1 ? 'Compare with a second tool' : 'Remove the second tool'}
          </button>
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
