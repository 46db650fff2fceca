import clsx from 'clsx';
import {useState, type ReactNode, type RefObject} from 'react';
import {site} from '@site/src/config/site';
import type {Diagnosis, Finding, Stopped} from '@site/src/doctor/engine';
import {asMarkdown} from '@site/src/doctor/engine/report';
import type {Cleaned} from '@site/src/doctor/protocol';
import CleanedCopy from './CleanedCopy';
import CopyButton from '../CopyButton';
import tool from '../tool.module.css';
import FindingView from './FindingView';
import Quote from './Quote';
import {reportUrl} from './report-url';
import styles from './styles.module.css';

function Findings({title, findings}: {title: string; findings: Finding[]}): ReactNode {
  return (
    findings.length > 0 && (
      <>
        <h3>{title}</h3>
        {findings.map((finding) => (
          <FindingView key={finding.id} finding={finding} />
        ))}
      </>
    )
  );
}

/** What can be said and tried where no cause is known. */
function Unknown({stopped, diagnosis}: {stopped: Stopped; diagnosis: Diagnosis}): ReactNode {
  const {file, last, trace, mods} = stopped;
  return (
    <>
      <p>
        {trace.length > 0
          ? `None of the known errors stands in it. The last error of ${file}:`
          : `None of the known errors stands in it, and no other. ${file} ends here:`}
      </p>
      <Quote lines={trace.length > 0 ? trace : [last]} label={`Where ${file} stopped`} />
      {mods.length > 0 && (
        <p>
          Mods whose code stands in it, the nearest first: <strong>{mods.join(', ')}</strong>. That makes them
          suspects, no more.
        </p>
      )}
      <ol>
        {mods.length > 0 && <li>Update these mods, or switch them off one by one.</li>}
        <li>Give the crash report as well, if you have read the log, or the other way round.</li>
        <li>Switch off what you added to the pack, and try a new world.</li>
        <li>
          If it stays: <a href={reportUrl(diagnosis)}>open a report that is filled in</a>, without personal
          data. You see it before you send it.
        </li>
      </ol>
    </>
  );
}

function Summary({summary, files}: Pick<Diagnosis, 'summary' | 'files'>): ReactNode {
  return (
    <>
      <h3>Game and PC</h3>
      <dl className={tool.facts}>
        {summary.map(({name, value, warning}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {warning !== undefined && <strong> ({warning})</strong>}
            </dd>
          </div>
        ))}
        <div>
          <dt>{files.length > 1 ? 'Files' : 'File'}</dt>
          <dd>
            {files
              .map(
                ({name, lines, note}) => `${name}, ${lines} lines${note === undefined ? '' : ` (${note})`}`,
              )
              .join('; ')}
          </dd>
        </div>
      </dl>
    </>
  );
}

interface ResultProps {
  diagnosis: Diagnosis;
  cleaned?: Cleaned | 'working';
  /** Takes the focus once the result is there. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  onClean: () => void;
  onReset: () => void;
}

/** What the doctor says: the cause first, then what else was found, the PC, and copies to pass on. */
export default function Result({diagnosis, cleaned, headingRef, onClean, onReset}: ResultProps): ReactNode {
  const {findings, stopped, summary, files} = diagnosis;
  const [markdown] = useState(() => asMarkdown(diagnosis, site.url));
  const problems = findings.filter(({severity}) => severity !== 'note');
  const [cause] = problems;
  const isKnown = cause?.severity === 'error';
  return (
    <div className={clsx(tool.result, styles.result)}>
      <h3 ref={headingRef} tabIndex={-1}>
        {isKnown ? 'The cause' : problems.length > 0 ? 'No certain cause' : 'No known cause'}
      </h3>
      {isKnown && <FindingView finding={cause} />}
      {stopped && <Unknown stopped={stopped} diagnosis={diagnosis} />}
      <Findings title="Also found" findings={isKnown ? problems.slice(1) : problems} />
      <Findings
        title="Harmless, often taken for the cause"
        findings={findings.filter(({severity}) => severity === 'note')}
      />
      <Summary summary={summary} files={files} />
      <h3>Pass it on</h3>
      <div className={tool.actions}>
        <CopyButton text={markdown}>Copy as Markdown</CopyButton>
        <button type="button" className={tool.button} onClick={() => window.print()}>
          Print
        </button>
        <button type="button" className={tool.button} onClick={onClean} disabled={cleaned !== undefined}>
          Make a copy without personal data
        </button>
        <button type="button" className={tool.button} onClick={onReset}>
          Read another log
        </button>
      </div>
      <CleanedCopy cleaned={cleaned} />
    </div>
  );
}
