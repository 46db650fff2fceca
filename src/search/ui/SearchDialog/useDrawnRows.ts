import {useEffect, useLayoutEffect, useRef} from 'react';
import type {RefObject} from 'react';
import type {ResultGroup, ResultList, Room} from './result-list';

/** How many rows can be seen at most: a guess before the first look, after it as much as has been seen. */
let room: Room | undefined;
const guess = (): Room => ({height: window.innerHeight, heading: 30, row: 60});

/**
 * Draws what the rows of a list say, as far as it can be seen: with each key all of them change, and a row that nobody
 * scrolls to is work for a slow phone as well. The others have their height and their name until the list is scrolled or
 * one of them is chosen.
 * @param list two elements below the box that scrolls
 * @param groups the same array as long as nothing changes
 * @param chosen place of the chosen row
 */
export function useDrawnRows(
  list: RefObject<ResultList | undefined>,
  groups: readonly ResultGroup[],
  chosen: number | null,
): void {
  /** Kept, because to ask the box takes a layout. */
  const isScrolled = useRef(false);
  const shown = useRef<readonly ResultGroup[]>(undefined);

  useLayoutEffect(() => {
    const {current} = list;
    if (shown.current === groups) {
      current!.choose(chosen);
    } else {
      shown.current = groups;
      current!.show(groups, room ?? guess(), chosen);
    }
    // Nobody knows how far down one has scrolled by then, and the chosen row is scrolled to.
    if (isScrolled.current || (chosen !== null && chosen > 0)) {
      current!.draw();
    }
  }, [list, groups, chosen]);

  useEffect(() => {
    const box = list.current!.element.parentElement!.parentElement!;
    const onScroll = () => {
      isScrolled.current = box.scrollTop > 0;
      if (isScrolled.current) {
        list.current!.draw();
      }
    };
    box.addEventListener('scroll', onScroll, {passive: true});
    // After a layout and before it is painted: what turns out to be seen is drawn in time.
    const observer = new ResizeObserver(() => {
      const seen = list.current!.measure(room ?? guess());
      if (seen && !(room && seen.height <= room.height && seen.row === room.row)) {
        room = seen;
        list.current!.draw(room);
      }
    });
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [list]);
}
