import Link from '@docusaurus/Link';
import {useState, type ReactNode} from 'react';
import type {Finding, Report} from '@site/src/check-files/engine';
import {asMarkdown, findingsOf, views, type View} from '@site/src/check-files/report';
import CopyButton from '../CopyButton';
import {Inline} from '../DataTable';
import tool from '../tool.module.css';
import styles from './styles.module.css';

/**
 * Maximum number of rows, because more rows would make the page slow. The copied Markdown contains all findings.
 */
const most = 200;

function Row({
  finding: {file, line, severity, key, value, fallback, message, fix, url},
}: {
  finding: Finding;
}): ReactNode {
  return (
    <tr>
      <th scope="row">
        {key !== undefined && <code>{key}</code>}
        <span className={styles.place}>
          {file}, line {line}
        </span>
      </th>
      <td>
        {severity === 'error' && <strong className={styles.error}>Error: </strong>}
        {value !== undefined && fallback !== undefined && (
          <p>
            <code>{value}</code>, by default <code>{fallback}</code>
          </p>
        )}
        <p>
          <Inline>{message}</Inline> {fix !== undefined && <Inline>{fix}</Inline>}{' '}
          {url !== undefined && url !== '' && <Link to={url}>More</Link>}
        </p>
      </td>
    </tr>
  );
}

/** Renders the findings of the selected view, and the buttons to select a view. */
export default function Findings({report}: {report: Report}): ReactNode {
  const [chosen, setView] = useState<View>();
  const names = (Object.keys(views) as View[]).filter(
    (name) => name !== 'upgrade' || report.to !== undefined,
  );
  const view = chosen ?? names.find((name) => findingsOf(report, name).length > 0) ?? 'changed';
  const findings = findingsOf(report, view);
  return (
    <>
      <div className={tool.actions} role="group" aria-label="Show">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className={tool.button}
            aria-pressed={name === view}
            onClick={() => setView(name)}
          >
            {views[name].label}
            {name === 'upgrade' && ` for ${report.to}`}: {findingsOf(report, name).length}
          </button>
        ))}
        {findings.length > 0 && <CopyButton text={asMarkdown(report, view)}>Copy as Markdown</CopyButton>}
      </div>
      {findings.length === 0 ? (
        <p>{view === 'changed' ? 'All settings have their defaults.' : 'Nothing.'}</p>
      ) : (
        <table className={tool.table}>
          <caption>{views[view].label}</caption>
          <tbody>
            {findings.slice(0, most).map((finding, i) => (
              <Row key={i} finding={finding} />
            ))}
          </tbody>
        </table>
      )}
      {findings.length > most && (
        <p>
          The first {most} of {findings.length}. The copy contains all of them.
        </p>
      )}
    </>
  );
}
