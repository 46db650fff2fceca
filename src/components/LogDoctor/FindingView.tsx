import Link from '@docusaurus/Link';
import type {CSSProperties, ReactNode} from 'react';
import type {Finding} from '@site/src/doctor/engine';
import {Inline} from '../DataTable';
import tool from '../tool.module.css';
import Quote from './Quote';
import styles from './styles.module.css';

const sureness: Record<Finding['confidence'], string> = {
  certain: 'Certain: nothing else causes these lines.',
  likely: 'Likely: these lines almost always mean this.',
  possible: 'Possible: these lines can have other causes too.',
};

const tone = (value: string) => ({'--tone': value}) as CSSProperties;

const tones: Record<Finding['severity'], CSSProperties> = {
  error: tone('var(--ftb-danger)'),
  warning: tone('var(--ftb-warning)'),
  note: tone('var(--ftb-note)'),
};

/** Returns the label of a finding. Only certain and likely errors have the label "Stops the game". */
function labelOf({severity, confidence, survived, player}: Finding): string {
  if (player) return 'Kept a player out';
  if (survived) return 'The game went on';
  if (severity === 'error') return confidence === 'possible' ? 'Worth trying' : 'Stops the game';
  return severity === 'warning' ? 'Can be a problem' : 'Harmless';
}

/**
 * Renders a finding: the cause and its confidence, the lines that show it, the steps to fix it, and a link to the
 * page about it.
 */
export default function FindingView({finding}: {finding: Finding}): ReactNode {
  const {written, values, severity, confidence, count, lines, also, because, page, suspects} = finding;
  return (
    <article className={styles.finding} style={tones[severity]} aria-label={finding.title}>
      <h4>
        <span className={tool.mark}>{labelOf(finding)}</span> <Inline values={values}>{written.title}</Inline>
      </h4>
      {because !== undefined && <p>This follows from: {because}</p>}
      <p>
        <Inline values={values}>{written.means}</Inline> {severity !== 'note' && sureness[confidence]}
      </p>
      {[...new Set(lines.map(({file}) => file))].map((file) => (
        <figure key={file} className={tool.output}>
          <figcaption>{file}</figcaption>
          <Quote lines={lines.filter((line) => line.file === file)} label={`Lines of ${file} that show it`} />
        </figure>
      ))}
      {count > lines.length && <p>and {count - lines.length} more such lines</p>}
      {also.length > 0 && (
        <ul>
          {also.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
      {suspects && (
        <p>
          Suspects, the nearest first: <strong>{suspects.mods.join(', ')}</strong>. Begin with the first one:
          update or remove it. The error: <code>{suspects.exception.text}</code>
        </p>
      )}
      <ol>
        {written.steps.map((step) => (
          <li key={step}>
            <Inline values={values}>{step}</Inline>
          </li>
        ))}
      </ol>
      {page !== undefined && (
        <p>
          <Link to={page}>Read the whole instructions</Link>
        </p>
      )}
    </article>
  );
}
