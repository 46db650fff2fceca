import {misuse, oneOf} from '../usage';

/** Numbers on parts of a drawing, `{name: 1}`. */
export type Marks<Part extends string> = Partial<Record<Part, number>>;

/**
 * Stops the build for numbers on things that the drawing does not show.
 * @param parts everything that can carry a number
 * @param shown what this drawing shows of them; everything unless given
 * @param prop the prop that holds the numbers, for messages
 * @throws Error naming the part and what is allowed
 */
export function checkMarks<Part extends string>(
  component: string,
  marks: Marks<Part>,
  parts: readonly Part[],
  shown: readonly Part[] = parts,
  prop = 'marks',
): void {
  const missing = Object.keys(marks)
    .map((part) => oneOf(component, `a key of ${prop}`, part, parts))
    .filter((part) => !shown.includes(part));
  if (missing.length > 0) {
    misuse(
      component,
      `cannot mark ${missing.join(', ')}: not in this drawing. It shows: ${shown.join(', ')}.`,
    );
  }
}
