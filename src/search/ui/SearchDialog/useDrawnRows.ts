import {useEffect, useLayoutEffect, useRef} from 'react';
import type {RefObject} from 'react';
import {blankResult, drawResult} from './draw-result';
import type {HitInTree} from './tree';

/** How many rows the list has shown before it was scrolled, and one more. Grows with the first look at a taller list. */
let fitting = 8;

/** @returns the list's rows in the order they are shown */
export function rowsOf(list: HTMLElement): HTMLElement[] {
  return Array.from(list.querySelectorAll<HTMLElement>('.DocSearch-Hit'));
}

/**
 * Draws what the rows of a list say, as far as it can be seen: with each key all of them change, and a row that nobody
 * scrolls to is work for a slow phone as well. The others have their height and their name until the list is scrolled or
 * one of them is chosen.
 * @param list around the rows, a child of the box that scrolls
 * @param results one for each row; the same array as long as nothing changes
 * @param chosen place of the chosen row
 */
export function useDrawnRows(
  list: RefObject<HTMLElement | null>,
  results: HitInTree[],
  chosen: number | null,
): void {
  const drawRest = useRef(() => {});
  /** Looks at the first row that is not drawn. */
  const lookout = useRef<IntersectionObserver>(undefined);
  const watched = useRef<Element>(undefined);
  /** Kept, because to ask the box takes a layout. */
  const isScrolled = useRef(false);

  useEffect(() => {
    const box = list.current!.parentElement!;
    const onScroll = () => {
      isScrolled.current = box.scrollTop > 0;
      drawRest.current();
    };
    box.addEventListener('scroll', onScroll, {passive: true});
    return () => {
      box.removeEventListener('scroll', onScroll);
      lookout.current?.disconnect();
    };
  }, [list]);

  useLayoutEffect(() => {
    const rows = rowsOf(list.current!);
    const count = isScrolled.current ? rows.length : fitting;
    rows.forEach((row, place) => (place < count ? drawResult : blankResult)(row, results[place]!));
    drawRest.current = () => rows.forEach((row, place) => drawResult(row, results[place]!));

    const first = rows[fitting];
    if (first !== watched.current) {
      lookout.current ??= new IntersectionObserver(
        (entries) => {
          const {isIntersecting, rootBounds, boundingClientRect, target} = entries.at(-1)!;
          if (!isIntersecting || !list.current) {
            return;
          }
          drawRest.current();
          if (rootBounds && !isScrolled.current) {
            const more = Math.ceil((rootBounds.bottom - boundingClientRect.top) / boundingClientRect.height);
            fitting = Math.max(fitting, rowsOf(list.current).indexOf(target as HTMLElement) + more + 1);
          }
        },
        {root: list.current!.parentElement},
      );
      if (watched.current) {
        lookout.current.unobserve(watched.current);
      }
      watched.current = first;
      if (first) {
        lookout.current.observe(first);
      }
    }
  }, [list, results]);

  useLayoutEffect(() => {
    if (chosen !== null && chosen >= fitting) {
      drawRest.current();
    }
  }, [chosen]);
}
