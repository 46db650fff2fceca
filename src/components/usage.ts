import {Children, isValidElement, type ReactNode} from 'react';

/**
 * Stops the build with a message for the author of the page.
 * @param component the tag as written, `<Slider>`
 * @param message what was found, what is allowed
 * @throws always
 */
export function misuse(component: string, message: string): never {
  throw new Error(`${component} ${message}`);
}

/**
 * The value, if it is one of the allowed ones.
 * @throws Error naming the prop, the value found and the values allowed
 */
export function oneOf<T extends string>(
  component: string,
  prop: string,
  value: string,
  allowed: readonly T[],
): T {
  if ((allowed as readonly string[]).includes(value)) return value as T;
  return misuse(component, `${prop} is "${value}". Allowed: ${allowed.join(', ')}.`);
}

/**
 * The value of a required text prop.
 * @throws Error naming the prop when it is missing or blank
 */
export function required(component: string, prop: string, value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  return misuse(component, `needs ${/^[aeiou]/.test(prop) ? 'an' : 'a'} ${prop}, a text that is not empty.`);
}

/**
 * The value of a required number prop.
 * @throws Error naming the prop when it is not a finite number
 */
export function number(component: string, prop: string, value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return misuse(
    component,
    `${prop} must be a number in braces, ${prop}={1024}; found ${JSON.stringify(value)}.`,
  );
}

/**
 * Children that must be plain text, trimmed.
 * @throws Error when there is none, or when a child is an element
 */
export function plainText(component: string, children: ReactNode): string {
  const parts = Children.toArray(children);
  if (parts.some((part) => typeof part !== 'string' && typeof part !== 'number')) {
    return misuse(component, 'takes plain text only: no bold, no code, no links inside.');
  }
  const text = parts.join('').trim();
  return text === '' ? misuse(component, 'is empty: put text between its tags.') : text;
}

/** The text of any children, without markup. */
export function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((part) => {
      if (typeof part === 'string' || typeof part === 'number') return String(part);
      return isValidElement<{children?: ReactNode}>(part) ? textOf(part.props.children) : '';
    })
    .join('');
}

/** Children without the line breaks that MDX leaves between elements. */
export function elementsOf(children: ReactNode): Exclude<ReactNode, boolean | null | undefined>[] {
  return Children.toArray(children).filter((child) => typeof child !== 'string' || child.trim() !== '');
}
