import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {MaterialEntry} from '@site/src/data/schema/market';
import Inline from '../DataTable/Inline';
import styles from './styles.module.css';

const columns: [term: string, meaning: string][] = [
  ['Durability', 'points, the number beside the heart in a tooltip.'],
  [
    'Speed',
    'mining speed, the number beside the pickaxe in a tooltip; it has no unit, and higher is faster.',
  ],
  ['Attack', 'attack damage in points. The tooltip of a tool shows whole points.'],
  [
    'Harvest',
    'harvest tier, what the head can mine. Wood and Gold mine least, then Stone, Iron, Diamond, Netherite.',
  ],
  [
    'Handle or guard',
    'the share of the head’s number that it adds: 0.75× adds three quarters. A tool has head × (1 + handle).',
  ],
  ['★', 'the highest of its column here.'],
];

/** What each column counts, and what is to be said of single materials. */
export default function Legend({rows}: {rows: MaterialEntry[]}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const noted = rows.filter(({notes}) => notes.length > 0);
  return (
    <div className={styles.legend}>
      <dl>
        {columns.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}:</dt> <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {noted.length > 0 && (
        <ul>
          {noted.map(({id, name, notes}) => {
            collectAnchor(`material-${id}-note`);
            return (
              <li key={id} id={`material-${id}-note`}>
                <strong>{name}:</strong> <Inline>{notes.join(' ')}</Inline>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
