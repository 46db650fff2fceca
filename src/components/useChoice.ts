import {useCallback, useRef, useState, type RefObject} from 'react';
import {useAddress} from './address';

type Values = Partial<Record<string, string>>;

/** What a group of fields holds, by their names. */
export function valuesOf(fields: Element): Values {
  const named = fields.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]');
  return Object.fromEntries(Array.from(named, ({name, value}) => [name, value]));
}

interface Choice {
  /** By parameter; one that nobody chose is missing or empty. */
  values: Values;
  /** Takes a change, and writes all values into the address. */
  choose: (change: Values) => void;
  /** Holds the fields: what was chosen before hydration is read from them. */
  form: RefObject<HTMLDivElement | null>;
}

/**
 * What a reader chose in a tool, kept in the address, so that it can be shared. An address that asks for something counts;
 * otherwise what the fields hold.
 * @param parameters names in the address
 * @param read the values in the fields; stays the same function
 */
export function useChoice(parameters: readonly string[], read: (form: Element) => Values = valuesOf): Choice {
  const [values, setValues] = useState<Values>({});
  const form = useRef<HTMLDivElement>(null);

  const follow = useCallback(
    (address: URLSearchParams) => {
      const asked = parameters.filter((name) => address.has(name));
      if (asked.length > 0) setValues(Object.fromEntries(asked.map((name) => [name, address.get(name)!])));
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
