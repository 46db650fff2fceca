import type {ReactNode} from 'react';
import type {StructureEntry} from '@site/src/data/schema/market';
import {overview, solidChars} from './blocks';
import styles from './styles.module.css';

/**
 * Renders the whole structure at an angle. The drawing is decorative, because the layers show the position of each
 * block.
 */
export default function Overview({structure}: {structure: StructureEntry}): ReactNode {
  const {layers, legend, counts} = structure;
  const {faces, box} = overview(layers, solidChars(structure));
  const [left, top, width, height] = box;
  const countOf = (char: string) => {
    const name = legend.find((entry) => entry.char === char)?.name;
    return counts.find((entry) => entry.name === name)?.count ?? 0;
  };
  // The most frequent block has no letter, unless every block occurs only once.
  const most = Math.max(...counts.map(({count}) => count));
  const marked = new Set(legend.map(({char}) => char).filter((char) => most === 1 || countOf(char) < most));
  return (
    <svg
      className={styles.overview}
      viewBox={`${left - 1} ${top - 1} ${width + 2} ${height + 2}`}
      width={(width + 2) * 1.5}
      aria-hidden="true"
    >
      {faces.map(({side, char, path, x, y}) => (
        <g key={path} className={marked.has(char) ? styles.part : undefined}>
          <path className={styles[side]} d={path} />
          {side === 'front' && marked.has(char) && (
            <text x={x - 7} y={y + 23}>
              {char}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
