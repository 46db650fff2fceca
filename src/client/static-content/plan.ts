/**
 * Which of a page's blocks are static parts, in their order, as text: `s` a static part, `i` something interactive. Each is
 * exactly one element of the page.
 */
export type Plan = string;

/** @returns the elements that a plan calls static; undefined when another number of them is there than the plan knows */
export function staticElements<E>(plan: Plan, elements: E[]): E[] | undefined {
  return elements.length === plan.length ? elements.filter((_, at) => plan[at] === 's') : undefined;
}
