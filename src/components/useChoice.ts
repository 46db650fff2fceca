import {useCallback, useRef, useState, type RefObject} from 'react';
import {useAddress} from './address';

type Values = Partial<Record<string, string>>;

/** Returns the values of the fields inside an element, by field name. */
export function valuesOf(fields: Element): Values {
  const named = fields.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]');
  return Object.fromEntries(Array.from(named, ({name, value}) => [name, value]));
}

interface Choice {
  /** Values by parameter name. Undefined or empty if nothing is chosen. */
  values: Values;
  /** Applies a change and writes all values to the address. */
  choose: (change: Values) => void;
  /** Ref for the element with the fields. Choices made before hydration are read from its fields. */
  form: RefObject<HTMLDivElement | null>;
}

/**
 * Manages a reader's choices in a tool, and stores them in the address so that they can be shared. Parameters in
 * the address take precedence over the fields.
 * @param parameters names of the query parameters
 * @param read returns the values of the fields inside an element; must be a stable function
 */
export function useChoice(parameters: readonly string[], read: (form: Element) => Values = valuesOf): Choice {
  const [values, setValues] = useState<Values>({});
  const form = useRef<HTMLDivElement>(null);

  const follow = useCallback(
    (address: URLSearchParams) => {
      const given = parameters.filter((name) => address.has(name));
      if (given.length > 0) setValues(Object.fromEntries(given.map((name) => [name, address.get(name)!])));
      else if (form.current) setValues(read(form.current));
    },
    [parameters, read],
  );
  const write = useAddress(follow);

  const choose = (change: Values) => {
    const next = {...values, ...change};
    setValues(next);
    write(Object.fromEntries(parameters.map((name) => [name, next[name]?.trim() ?? ''])));
  };
  return {values, choose, form};
}
