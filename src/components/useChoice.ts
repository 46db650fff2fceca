import {useCallback, useRef, useState, type RefObject} from 'react';
import {useAddress} from './address';

type Values = Partial<Record<string, string>>;

/** Values of a group of fields, by field name. */
export function valuesOf(fields: Element): Values {
  const named = fields.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]');
  return Object.fromEntries(Array.from(named, ({name, value}) => [name, value]));
}

interface Choice {
  /** Values by parameter name; undefined or empty when nothing is chosen. */
  values: Values;
  /** Applies a change, and writes all values into the address. */
  choose: (change: Values) => void;
  /** The element with the fields, from which choices made before hydration are read. */
  form: RefObject<HTMLDivElement | null>;
}

/**
 * A reader's choices in a tool, kept in the address so that they can be shared. Parameters in the address take precedence
 * over the fields.
 * @param parameters names in the address
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
