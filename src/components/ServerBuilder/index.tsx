import type {ReactNode} from 'react';
import type {ServerPack, ServerPacksEntry} from '@site/src/data/schema/packs';
import CopyButton from '../CopyButton';
import Select, {Options} from '../Select';
import tool from '../tool.module.css';
import {useChoice} from '../useChoice';
import {
  javas,
  mistakesIn,
  ownPack,
  parameters,
  readChoice,
  systems,
  ways,
  type Choice,
  type Values,
  type Way,
} from './choice';
import {planServer, type Step} from './plan';
import styles from './styles.module.css';

const named = (list: Readonly<Record<string, string>>) =>
  Object.entries(list).map(([id, name]) => ({id, name}));

interface FieldProps {
  label: string;
  name: string;
  value: string;
  wrong?: string;
  onType: (value: string) => void;
}

/** Renders a number field, with the allowed range while the value is invalid. */
function NumberField({label, name, value, wrong, onType}: FieldProps): ReactNode {
  return (
    <label>
      <span>{label}</span>
      <input
        className={tool.field}
        name={name}
        value={value}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={wrong !== undefined}
        onChange={({target}) => onType(target.value)}
      />
      {wrong !== undefined && <span className={tool.wrong}>{wrong}</span>}
    </label>
  );
}

interface FormProps {
  packs: ServerPack[];
  values: Values;
  choice: Choice;
  onChange: (change: Values) => void;
}

/** Renders the fields for the pack: a listed pack and its version, or the ids of another pack. */
function PackFields({packs, values, choice, onChange}: FormProps): ReactNode {
  const isOwn = values.pack === ownPack;
  const wrong = mistakesIn(values);
  const list = [
    ...packs.map(({slug, title}) => ({id: slug, name: title})),
    {id: ownPack, name: 'Another pack, by its ids'},
  ];
  const versions = packs.find(({slug}) => slug === choice.slug)?.versions ?? [];
  return (
    <>
      <Select
        label="Pack"
        name="pack"
        value={isOwn ? ownPack : choice.slug}
        onChoose={(pack) => onChange({pack, version: '', id: '', java: ''})}
      >
        <Options of={list} />
      </Select>
      {isOwn ? (
        <>
          <NumberField
            label="Pack id"
            name="id"
            value={values.id ?? String(choice.pack)}
            wrong={wrong.id}
            onType={(id) => onChange({id})}
          />
          <NumberField
            label="Version id"
            name="version"
            value={values.version || String(choice.version)}
            wrong={wrong.version}
            onType={(version) => onChange({version})}
          />
          <Select label="Java" name="java" value={String(choice.java)} onChoose={(java) => onChange({java})}>
            <Options of={javas.map((java) => ({id: String(java), name: `Java ${java}`}))} />
          </Select>
        </>
      ) : (
        <Select
          label="Version"
          name="version"
          value={String(choice.version)}
          onChoose={(version) => onChange({version})}
        >
          <Options of={versions.map(({id, name}) => ({id: String(id), name}))} />
        </Select>
      )}
    </>
  );
}

function Form(props: FormProps): ReactNode {
  const {values, choice, onChange} = props;
  const wrong = mistakesIn(values);
  return (
    <div className={tool.fields}>
      <PackFields {...props} />
      <Select label="Way" name="way" value={choice.way} onChoose={(way) => onChange({way})}>
        <Options of={named(ways)} />
      </Select>
      {choice.way === 'hand' && (
        <Select label="System" name="system" value={choice.system} onChoose={(system) => onChange({system})}>
          <Options of={named(systems)} />
        </Select>
      )}
      <NumberField
        label="Memory for the game, in GB"
        name="memory"
        value={values.memory ?? String(choice.memory)}
        wrong={wrong.memory}
        onType={(memory) => onChange({memory})}
      />
      <NumberField
        label="Port"
        name="port"
        value={values.port ?? String(choice.port)}
        wrong={wrong.port}
        onType={(port) => onChange({port})}
      />
    </div>
  );
}

/** Renders files and commands with explanations. */
function Steps({of}: {of: Step[]}): ReactNode {
  return (
    <ol className={styles.steps}>
      {of.map(({title, file, text, reasons}) => (
        <li key={title}>
          <p>
            <strong>{title}</strong>
            {file !== undefined && (
              <>
                {' '}
                as <code>{file}</code>
              </>
            )}{' '}
            <CopyButton text={text}>Copy</CopyButton>
          </p>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard */}
          <pre tabIndex={0} aria-label={title}>
            <code>{text}</code>
          </pre>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/**
 * Renders a form for a pack, system, memory, port and way to run a server, and shows the files and commands for
 * that server. The choice is stored in the address, so that it can be shared. Without JavaScript, the page shows an
 * example for each way to run a server.
 * @param data the entry that `id` refers to, inserted when the page is compiled
 */
export default function ServerBuilder({data: {packs}}: {id: string; data: ServerPacksEntry}): ReactNode {
  const {values, choose, form} = useChoice(parameters);
  const choice = readChoice(packs, values);
  const others = (Object.keys(ways) as Way[]).filter((way) => way !== choice.way);
  return (
    <section className={tool.tool} aria-label="Server builder" data-search="off">
      <div ref={form}>
        <Form packs={packs} values={values} choice={choice} onChange={choose} />
      </div>
      <div role="status" className={tool.result}>
        <p>
          {ways[choice.way]}: {choice.title}, pack {choice.pack}, version {choice.version}, Java {choice.java}
          .
        </p>
      </div>
      <Steps of={planServer(choice)} />
      <noscript>
        <p>
          Choosing needs JavaScript. Below are the other ways for the same pack. Replace the ids with those of
          your pack:
        </p>
        {others.map((way) => (
          <div key={way}>
            <p>
              <strong>{ways[way]}</strong>
            </p>
            <Steps of={planServer({...choice, way})} />
          </div>
        ))}
      </noscript>
    </section>
  );
}
