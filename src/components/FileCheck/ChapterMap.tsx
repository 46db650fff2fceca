import {type ReactNode} from 'react';
import type {Quest} from '@site/src/check-files/engine';
import styles from './styles.module.css';

/** Pixels of a grid unit. */
const scale = 24;

/**
 * The quests of a chapter as they stand in the book, with lines to those that they depend on. The box scrolls, by keyboard
 * too; a quest says its id and where it stands in the file.
 */
export default function ChapterMap({quests}: {quests: readonly Quest[]}): ReactNode {
  if (quests.length === 0) return <p>This chapter has no quests.</p>;
  const places = new Map(quests.map((quest) => [quest.id, quest]));
  const left = Math.min(...quests.map(({x}) => x)) - 1;
  const top = Math.min(...quests.map(({y}) => y)) - 1;
  const width = Math.max(...quests.map(({x}) => x)) + 1 - left;
  const height = Math.max(...quests.map(({y}) => y)) + 1 - top;
  const lines = quests.flatMap((quest) =>
    quest.dependencies.flatMap((id) => {
      const from = places.get(id);
      return from ? [`M${from.x} ${from.y}L${quest.x} ${quest.y}`] : [];
    }),
  );
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reachable by keyboard
    <div className={styles.map} tabIndex={0} role="group" aria-label={`Map of ${quests.length} quests`}>
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        width={Math.ceil(width * scale)}
        height={Math.ceil(height * scale)}
        aria-hidden="true"
      >
        <path className={styles.lines} d={lines.join('')} />
        {quests.map(({id, x, y, line}) => (
          <circle key={id} cx={x} cy={y} r={0.4}>
            <title>{`${id}, line ${line}`}</title>
          </circle>
        ))}
      </svg>
    </div>
  );
}
