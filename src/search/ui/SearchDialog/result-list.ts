import {blankResult, createRow, drawResult} from './draw-result';
import type {HitInTree} from './tree';

/** Results under one heading. */
export interface ResultGroup {
  heading: string;
  results: readonly HitInTree[];
  /** Ids of their rows: the field tells of the chosen one by it. */
  ids: readonly string[];
}

interface Section {
  element: HTMLElement;
  heading: HTMLElement;
  list: HTMLElement;
  /** Also those that are not shown now. */
  rows: HTMLElement[];
}

/** Heights in CSS pixels. */
export interface Room {
  /** Of what can be seen of the list. */
  height: number;
  /** Of a heading. */
  heading: number;
  /** Of a row and the gap below it. */
  row: number;
}

/**
 * The rows of results under their headings. Almost all of them change with a key, and a slow phone takes longest over that;
 * so they are not elements of React: what has been made once stays, also while nothing is shown, and says something else.
 */
export class ResultList {
  readonly element = document.createElement('div');
  /** Those that are shown, in their order. */
  rows: readonly HTMLElement[] = [];
  private groups: readonly ResultGroup[] = [];
  private readonly sections: Section[] = [];

  /**
   * @param room rows that are not within are not drawn: they have their height and their name
   * @param chosen place of the chosen row
   */
  show(groups: readonly ResultGroup[], room: Room, chosen: number | null): void {
    const seen = seenOf(groups, room);
    const rows: HTMLElement[] = [];
    groups.forEach(({heading, results, ids}, place) => {
      const section = (this.sections[place] ??= createSection(place));
      if (section.heading.textContent !== heading) {
        section.heading.textContent = heading;
      }
      results.forEach((result, at) => {
        const row = (section.rows[at] ??= createRow());
        if (row.id !== ids[at]) {
          row.id = ids[at]!;
        }
        (seen[rows.length] ? drawResult : blankResult)(row, result);
        select(row, rows.length === chosen);
        rows.push(row);
      });
      fill(section.list, section.rows, results.length);
    });
    const elements = this.sections.map(({element}) => element);
    fill(this.element, elements, groups.length);
    this.rows = rows;
    this.groups = groups;
  }

  /**
   * @param known what was known before
   * @returns what `show` needs to know, from the browser's layout; undefined while the list is empty
   */
  measure(known: Room): Room | undefined {
    const box = this.element.parentElement?.parentElement;
    const heading = this.sections[0]?.heading.offsetHeight;
    if (!box || this.rows.length === 0 || heading === undefined) {
      return undefined;
    }
    // The gap shows between two rows of one group.
    const at = this.rows.findIndex((row, place) => row.parentElement === this.rows[place + 1]?.parentElement);
    const row = at < 0 ? known.row : this.rows[at + 1]!.offsetTop - this.rows[at]!.offsetTop;
    return {height: box.clientHeight, heading, row};
  }

  /** Draws the rows within the room, all of them if there is no end to it. */
  draw(room: Room = {height: Infinity, heading: 0, row: 0}): void {
    const seen = seenOf(this.groups, room);
    const results = this.groups.flatMap((group) => group.results);
    this.rows.forEach((row, place) => seen[place] && drawResult(row, results[place]!));
  }

  /** @param chosen place of the chosen row */
  choose(chosen: number | null): void {
    this.rows.forEach((row, place) => select(row, place === chosen));
  }

  /** @returns place of the row that an element is in; -1 when it is in none */
  placeOf(element: Element): number {
    return this.rows.findIndex((row) => row.contains(element));
  }
}

/** Of each row whether it begins within the room. */
function seenOf(groups: readonly ResultGroup[], room: Room): boolean[] {
  let top = 0;
  return groups.flatMap(({results}) => {
    top += room.heading;
    return results.map(() => {
      const isSeen = top < room.height;
      top += room.row;
      return isSeen;
    });
  });
}

function createSection(place: number): Section {
  const element = document.createElement('section');
  element.className = 'DocSearch-Hits';
  const heading = document.createElement('div');
  heading.className = 'DocSearch-Hit-source';
  heading.id = `search-group-${place}`;
  const list = document.createElement('ul');
  list.id = `search-results-${place}`;
  list.setAttribute('role', 'tree');
  list.setAttribute('aria-labelledby', heading.id);
  element.append(heading, list);
  return {element, heading, list, rows: []};
}

function select(row: HTMLElement, isChosen: boolean): void {
  const value = String(isChosen);
  if (row.ariaSelected !== value) {
    row.ariaSelected = value;
  }
}

/** Leaves an element the first of its parts. */
function fill(element: HTMLElement, parts: readonly HTMLElement[], count: number): void {
  while (element.childElementCount > count) {
    element.lastElementChild!.remove();
  }
  element.append(...parts.slice(element.childElementCount, count));
}
