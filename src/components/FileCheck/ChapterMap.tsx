import {useState, type MouseEvent, type ReactNode} from 'react';
import type {Quest} from '@site/src/check-files/engine';
import styles from './styles.module.css';

/** Pixels per grid unit. */
const scale = 24;

/**
 * Renders a map of the quests in a chapter, with lines to their dependencies. The map scrolls with the pointer and
 * the keyboard. A click on a quest shows its id and its line in the file. All quests share a single path, because
 * thousands of elements would be slow.
 */
export default function ChapterMap({quests}: {quests: readonly Quest[]}): ReactNode {
  const [chosen, setChosen] = useState<Quest>();
  if (quests.length === 0) return <p>This chapter has no quests.</p>;
  const places = new Map(quests.map((quest) => [quest.id, quest]));
  const [left, top, right, bottom] = quests.reduce(
    ([l, t, r, b], {x, y}) => [Math.min(l, x), Math.min(t, y), Math.max(r, x), Math.max(b, y)],
    [Infinity, Infinity, -Infinity, -Infinity],
  );
  const [width, height] = [right - left + 2, bottom - top + 2];
  const lines = quests.flatMap((quest) =>
    quest.dependencies.flatMap((id) => {
      const from = places.get(id);
      return from ? [`M${from.x} ${from.y}L${quest.x} ${quest.y}`] : [];
    }),
  );
  const choose = ({clientX, clientY, currentTarget}: MouseEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const x = left - 1 + (clientX - box.left) / scale;
    const y = top - 1 + (clientY - box.top) / scale;
    setChosen(quests.find((quest) => Math.hypot(quest.x - x, quest.y - y) < 0.5));
  };
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard */}
      <div className={styles.map} tabIndex={0} role="group" aria-label={`Map of ${quests.length} quests`}>
        <svg
          viewBox={`${left - 1} ${top - 1} ${width} ${height}`}
          width={Math.ceil(width * scale)}
          height={Math.ceil(height * scale)}
          aria-hidden="true"
          onClick={choose}
        >
          <path className={styles.lines} d={lines.join('')} />
          <path className={styles.quests} d={quests.map(({x, y}) => `M${x} ${y}h0`).join('')} />
        </svg>
      </div>
      <p role="status">
        {chosen
          ? `${chosen.id}, ${chosen.file}, line ${chosen.line}`
          : 'Press a quest to see its id and its line.'}
      </p>
    </>
  );
}
