import {Children, isValidElement, type ReactNode} from 'react';

/**
 * Stops the build with a message for the author of the page.
 * @param component tag as written on the page, such as `<Slider>`
 * @param message what was found and what is allowed
 * @throws always
 */
export function misuse(component: string, message: string): never {
  throw new Error(`${component} ${message}`);
}

/**
 * Returns the value if it is allowed.
 * @throws Error with the prop, the value and the allowed values
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
 * Returns the value of a required text prop.
 * @throws Error with the prop when the value is missing or blank
 */
export function required(component: string, prop: string, value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  return misuse(component, `needs ${/^[aeiou]/.test(prop) ? 'an' : 'a'} ${prop}. Add one that is not empty.`);
}

/**
 * Returns the value of a required number prop.
 * @throws Error with the prop when the value is not a finite number
 */
export function number(component: string, prop: string, value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return misuse(
    component,
    `${prop} must be a number in braces, such as {1024}. Found: ${JSON.stringify(value)}.`,
  );
}

/**
 * Returns the text of children that must be plain text, without surrounding white space.
 * @throws Error when the text is empty, or when a child is an element
 */
export function plainText(component: string, children: ReactNode): string {
  const parts = Children.toArray(children);
  if (parts.some((part) => typeof part !== 'string' && typeof part !== 'number')) {
    return misuse(component, 'accepts only plain text. Remove bold, code and links.');
  }
  const text = parts.join('').trim();
  return text === '' ? misuse(component, 'is empty. Put text between the tags.') : text;
}

/** Returns the text of children of any kind, without their markup. */
export function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((part) => {
      if (typeof part === 'string' || typeof part === 'number') return String(part);
      return isValidElement<{children?: ReactNode}>(part) ? textOf(part.props.children) : '';
    })
    .join('');
}

/** Returns children without the line breaks that MDX leaves between elements. */
export function elementsOf(children: ReactNode): Exclude<ReactNode, boolean | null | undefined>[] {
  return Children.toArray(children).filter((child) => typeof child !== 'string' || child.trim() !== '');
}
