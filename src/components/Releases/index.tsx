/** Components that show which releases of the FTB suite are compatible, based on `src/data/releases.json`. */
import {useDeferredValue, useId, useMemo, useState, type ReactNode} from 'react';
import type {ReleasesEntry} from '@site/src/data/schema/releases';
import {dayText} from '@site/src/lib/day';
import DataTable, {Code} from '../DataTable';
import tool from '../tool.module.css';
import {fit} from './fit';

interface Props {
  id: string;
  data: ReleasesEntry;
}

/** Renders mods with their versions: `FTB Library 2101.1.30, FTB Teams 2101.1.9`. */
function Versions({of, names}: {of: Record<string, string>; names: Record<string, string>}): ReactNode {
  return Object.entries(of).map(([stem, version], i) => (
    <span key={stem}>
      {i > 0 && ', '}
      {names[stem] ?? stem} <Code>{version}</Code>
    </span>
  ));
}

/** Renders a table of all releases, with a filter. */
export function ReleaseTable({data: {id, file, names, releases}}: Props): ReactNode {
  const title = 'Releases of the FTB suite and the least versions that they need';
  return (
    <div data-search="off">
      <DataTable
        entry={{id, title, file, groups: [{id: 'releases', title, rows: releases}]}}
        kind="release"
        nameOf={({mod, version}) => `${mod} ${version}`}
        filter={{label: 'Filter by mod, version or Minecraft', name: 'release'}}
        columns={[
          {
            title: 'Release',
            cell: ({mod, version}) => (
              <>
                {mod} <Code>{version}</Code>
              </>
            ),
          },
          {title: 'Minecraft', cell: ({minecraft}) => minecraft},
          {
            title: 'Needs',
            cell: ({needs}) => Object.keys(needs).length > 0 && <Versions of={needs} names={names} />,
          },
          {title: 'If it is there', cell: (row) => row.with && <Versions of={row.with} names={names} />},
          {title: 'Tagged', cell: ({day}) => dayText(day)},
        ]}
      />
    </div>
  );
}

const example = `ftb-chunks-neoforge-2101.1.14.jar
ftb-library-neoforge-2101.1.29.jar
architectury-13.0.8-neoforge.jar`;

/**
 * Renders a text field for a listing of the folder `mods` or a log, and reports incompatible versions. Nothing
 * leaves the browser.
 */
export function ModsFit({data}: Props): ReactNode {
  const [text, setText] = useState(example);
  const settled = useDeferredValue(text);
  const {mods, problems, unknown} = useMemo(() => fit(settled, data), [settled, data]);
  const id = useId();
  return (
    <section className={tool.tool} aria-label="Do these mods fit?" data-search="off">
      <div className={tool.form}>
        <label htmlFor={id}>Names of the files in your folder mods, or a log</label>
        <textarea
          id={id}
          className={tool.text}
          value={text}
          onChange={({target}) => setText(target.value)}
          rows={8}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </div>
      <p className={tool.noScript}>Pasting a list of your own needs JavaScript. This is how one is read:</p>
      <div role="status" className={tool.result}>
        <p>
          {mods.length === 0
            ? 'No file of an FTB mod is in it. Paste names such as ftb-chunks-neoforge-2101.1.14.jar.'
            : problems.length === 0
              ? `${mods.length} files are known, and nothing is wrong between them.`
              : `What does not fit (${problems.length}):`}
        </p>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
        {unknown.length > 0 && (
          <p>
            Not among the public releases, so what they need is not known:{' '}
            {unknown.map(({name, version}) => `${name} ${version}`).join(', ')}.
          </p>
        )}
      </div>
    </section>
  );
}
