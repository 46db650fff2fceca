/**
 * Where the static parts of a page stand among its elements, as text: `s` a static part, `i` something interactive, `(…)` an
 * element with parts of both kinds in it. Each is exactly one element of the page.
 */
export type Plan = string;

/**
 * The elements that a plan calls static, in the order of their numbers.
 * @param root the element around the page's text
 * @param childrenOf its child elements, in their order
 * @throws Error when another number of elements is there than the plan knows
 */
export function staticElements<E>(plan: Plan, root: E, childrenOf: (element: E) => E[]): E[] {
  const found: E[] = [];
  const stack = [{element: root, next: 0}];
  const leave = () => {
    const {element, next} = stack.pop()!;
    const {length} = childrenOf(element);
    if (length !== next) {
      throw new Error(`${length} elements where ${next} were drawn`);
    }
  };
  for (const sign of plan) {
    if (sign === ')') {
      leave();
      continue;
    }
    const place = stack.at(-1)!;
    const element = childrenOf(place.element)[place.next];
    if (element === undefined) {
      throw new Error(`${place.next} elements where more were drawn`);
    }
    place.next += 1;
    if (sign === '(') {
      stack.push({element, next: 0});
    } else if (sign === 's') {
      found.push(element);
    }
  }
  leave();
  return found;
}
