import {useRef, useState, type ReactNode} from 'react';
import type {BuilderEntry, BuilderMaterial} from '@site/src/data/schema/market';
import Select, {Options} from '../Select';
import Details from '../site/Details';
import tool from '../tool.module.css';
import {useChoice, valuesOf} from '../useChoice';
import OwnHandles from './OwnHandles';
import Result from './Result';
import {build, exampleOf, readChoice, summary, written, type Build, type Choice} from './build';
import styles from './styles.module.css';

/** Query parameters of the two tools. */
const parameters = ['tool', 'compare'];

const names = ['First tool', 'Second tool'];

const inAddress = (choices: readonly Choice[]) =>
  Object.fromEntries(parameters.map((name, i) => [name, choices[i] && written(choices[i])]));

const readBoxes = (form: Element) =>
  inAddress(Array.from(form.querySelectorAll('[role=group]'), (group) => valuesOf(group) as Choice));

/** Renders the materials as options, grouped by tier. */
function Materials({of}: {of: BuilderMaterial[]}): ReactNode {
  const tiers = [...new Set(of.map(({tier}) => tier))];
  return tiers.map((tier) => (
    <optgroup key={tier} label={`Tier ${tier}`}>
      <Options of={of.filter((material) => material.tier === tier)} />
    </optgroup>
  ));
}

interface PartsProps {
  data: BuilderEntry;
  built: Build;
  name: string;
  /** Whether to show the name of the tool, which is only necessary for two tools. */
  isTitled: boolean;
  onChange: (choice: Choice) => void;
}

/** Renders the select boxes of one tool. */
function Parts({data, built: {choice, kind}, name, isTitled, onChange}: PartsProps): ReactNode {
  const box = (key: keyof Choice, label: string, options: ReactNode) => (
    <Select
      label={label}
      name={key}
      value={choice[key]}
      onChoose={(value) => onChange({...choice, [key]: value})}
    >
      {options}
    </Select>
  );
  return (
    <div className={tool.fields} role="group" aria-label={name}>
      {isTitled && <strong className={styles.title}>{name}</strong>}
      {box('tool', 'Kind', <Options of={data.tools} />)}
      {box('head', kind.head, <Materials of={data.materials} />)}
      {box('handle', kind.handle, <Materials of={data.materials} />)}
    </div>
  );
}

/**
 * Manages the chosen tools, which are stored in the address. Also returns the error for an invalid address and the
 * announcement for screen readers.
 */
function useTools(data: BuilderEntry) {
  const {values, choose, form} = useChoice(parameters, readBoxes);
  const [said, setSaid] = useState('');
  const given = parameters.flatMap((name) => values[name] || []);
  let choices = [exampleOf(data)];
  let problem: string | undefined;
  try {
    if (given.length > 0) choices = given.map((text) => readChoice(data, text));
  } catch (error) {
    problem = (error as Error).message;
  }
  const builds = choices.flatMap((choice) => build(data, choice) ?? []);
  const change = (next: Choice[], i: number) => {
    choose(inAddress(next));
    const changed = next[i] && build(data, next[i]);
    setSaid(changed ? summary(changed) : '');
  };
  return {choices, builds, change, problem, said, form};
}

/**
 * Renders a calculator for the durability, speed, damage, harvest tier and traits of a tool. Readers choose the
 * kind of tool, its head and its handle, and can compare two tools. The choice is stored in the address
 * (`?tool=pickaxe.stone.hepatizon&compare=…`). Without JavaScript, the page shows an example and a table of all
 * materials.
 * @param data the entry that `id` refers to, inserted when the page is compiled
 */
export default function ToolBuilder({data}: {id: string; data: BuilderEntry}): ReactNode {
  const {choices, builds, change, problem, said, form} = useTools(data);
  const compare = useRef<HTMLButtonElement>(null);
  const isSingle = choices.length === 1;
  const press = () => {
    change(isSingle ? [...choices, ...choices] : choices.slice(0, 1), 1);
    // Wait until React has rendered the new select boxes.
    requestAnimationFrame(() =>
      (isSingle ? form.current?.querySelectorAll('select')[3] : compare.current)?.focus(),
    );
  };
  return (
    <div>
      <section className={tool.tool} aria-label="Tool builder" data-search="off">
        <div ref={form} className={styles.form}>
          {builds.map((built, i) => (
            <Parts
              key={i}
              data={data}
              built={built}
              name={names[i] ?? ''}
              isTitled={!isSingle}
              onChange={(choice) => change(Object.assign([...choices], {[i]: choice}), i)}
            />
          ))}
        </div>
        <div className={tool.actions}>
          <button ref={compare} type="button" className={tool.button} onClick={press}>
            {isSingle ? 'Compare with a second tool' : 'Remove the second tool'}
          </button>
        </div>
        <p className={tool.noScript}>
          Putting together a tool of your own needs JavaScript. Here is an example, and below it each material
          with a handle of its own.
        </p>
        <p role="status" className={tool.wrong}>
          {problem}
        </p>
        <p role="status" className="visually-hidden">
          {said}
        </p>
        <Result builds={builds} binding={data.binding} />
        <p className={tool.small}>
          A tool has head × (1 + handle), as two tooltips of the game show. The address of this page contains
          your choice; copy it to share a tool.
        </p>
      </section>
      <Details summary={`All ${data.materials.length} materials, each with a handle of its own`}>
        <OwnHandles data={data} />
      </Details>
    </div>
  );
}
