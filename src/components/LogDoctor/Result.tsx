import clsx from 'clsx';
import {useState, type ReactNode, type RefObject} from 'react';
import {discord} from '@site/src/config/report-forms';
import {site} from '@site/src/config/site';
import type {Diagnosis, Finding, Stopped} from '@site/src/doctor/engine';
import {linesOf, outcomeTexts} from '@site/src/doctor/engine/outcomes';
import {asMarkdown, linesOfStop} from '@site/src/doctor/engine/report';
import type {Cleaned} from '@site/src/doctor/protocol';
import CleanedCopy from './CleanedCopy';
import CopyButton from '../CopyButton';
import tool from '../tool.module.css';
import FindingView from './FindingView';
import Quote from './Quote';
import {reportUrl} from './report-url';
import styles from './styles.module.css';

interface FindingsProps {
  title: string;
  findings: Finding[];
  /** Whether the findings are collapsed. */
  isFolded?: boolean;
}

function Findings({title, findings, isFolded = false}: FindingsProps): ReactNode {
  if (findings.length === 0) return null;
  const views = findings.map((finding) => <FindingView key={finding.id} finding={finding} />);
  return isFolded ? (
    <details className={styles.folded}>
      <summary>
        {title}: {findings.length}
      </summary>
      {views}
    </details>
  ) : (
    <>
      <h3>{title}</h3>
      {views}
    </>
  );
}

/** Renders the last error and general steps if the cause is unknown. */
function Unknown({stopped, diagnosis}: {stopped: Stopped; diagnosis: Diagnosis}): ReactNode {
  const {file, error, trace, mods} = stopped;
  return (
    <>
      <p>
        {error || trace.length > 0
          ? `None of the known errors is in it. The last error in ${file}:`
          : `It contains no error that can be shown. ${file} ends here:`}
      </p>
      <Quote lines={linesOfStop(stopped)} label={`Where ${file} stopped`} />
      {mods.length > 0 && (
        <p>
          Mods whose code is in it, the nearest first: <strong>{mods.join(', ')}</strong>. They are suspects,
          but not certainly the cause.
        </p>
      )}
      <ol>
        {mods.length > 0 && <li>Update these mods, or switch them off one by one.</li>}
        <li>Give both files: the log and the crash report.</li>
        <li>Switch off what you added to the pack, and try a new world.</li>
        <li>
          If the problem stays, <a href={reportUrl(diagnosis)}>open a report that is filled in</a>. It
          contains no personal data, and you see it before you send it. Questions belong on{' '}
          <a href={discord}>the Discord of FTB</a>.
        </li>
      </ol>
    </>
  );
}

/** Renders how the game ended and facts about the game and the PC, according to one file. */
function FileFacts({file, isAlone}: {file: Diagnosis['files'][number]; isAlone: boolean}): ReactNode {
  const {name, lines, note, outcome, summary} = file;
  return (
    <>
      {!isAlone && (
        <>
          <h4>{name}</h4>
          <p>{outcomeTexts[outcome]}</p>
        </>
      )}
      <dl className={tool.facts}>
        {summary.map(({name: fact, value, warning}) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>
              {value}
              {warning !== undefined && <strong> ({warning})</strong>}
            </dd>
          </div>
        ))}
        <div>
          <dt>File</dt>
          <dd>
            {name}, {linesOf(lines)}
            {note !== undefined && ` (${note})`}
          </dd>
        </div>
      </dl>
    </>
  );
}

/** Returns the heading above the findings. It is "The cause" only if the cause is certain or likely. */
function headingOf(cause: Finding | undefined, hasStopped: boolean): string | undefined {
  if (cause?.severity === 'error') return cause.confidence === 'possible' ? 'Worth trying' : 'The cause';
  return hasStopped ? (cause ? 'No certain cause' : 'No known cause') : undefined;
}

interface ResultProps {
  diagnosis: Diagnosis;
  cleaned?: Cleaned | 'working';
  /** Ref for the heading that receives the focus when the result is shown. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  onClean: () => void;
}

/** Renders a diagnosis: the cause, other findings, facts about the PC, and buttons to share the result. */
export default function Result({diagnosis, cleaned, headingRef, onClean}: ResultProps): ReactNode {
  const {findings, stopped, files, outcome, hint} = diagnosis;
  const [markdown] = useState(() => asMarkdown(diagnosis, site.url));
  const problems = findings.filter(({severity}) => severity !== 'note');
  const [cause] = problems;
  const isKnown = cause?.severity === 'error';
  const heading = headingOf(cause, stopped !== undefined);
  const notes = findings.filter(({severity}) => severity === 'note');
  return (
    <div className={clsx(tool.result, styles.result)}>
      <h3 ref={headingRef} tabIndex={-1} className={styles.outcome}>
        {outcomeTexts[outcome]}
      </h3>
      {hint !== undefined && <p>{hint}</p>}
      {heading !== undefined && <h3>{heading}</h3>}
      {isKnown && <FindingView finding={cause} />}
      {stopped && <Unknown stopped={stopped} diagnosis={diagnosis} />}
      <Findings title="Also found" findings={isKnown ? problems.slice(1) : problems} />
      <Findings
        title="Happened, and the game went on"
        findings={notes.filter(({survived}) => survived)}
        isFolded
      />
      <Findings
        title="Harmless, often taken for the cause"
        findings={notes.filter(({survived}) => !survived)}
        isFolded
      />
      <h3>Game and PC</h3>
      {files.map((file, index) => (
        <FileFacts key={`${index} ${file.name}`} file={file} isAlone={files.length === 1} />
      ))}
      <h3>Pass it on</h3>
      <div className={tool.actions}>
        <CopyButton text={markdown}>Copy as Markdown</CopyButton>
        <button type="button" className={tool.button} onClick={() => window.print()}>
          Print
        </button>
        <button type="button" className={tool.button} onClick={onClean} disabled={cleaned !== undefined}>
          Make a copy without personal data
        </button>
      </div>
      <CleanedCopy cleaned={cleaned} />
    </div>
  );
}
