import type {ReactNode} from 'react';
import tool from './tool.module.css';

/** Renders the options of a `<Select>`. */
export function Options({of}: {of: {id: string; name: string}[]}): ReactNode {
  return of.map(({id, name}) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}

interface Props {
  label: string;
  name: string;
  value: string;
  onChoose: (value: string) => void;
  /** One or more `<Options>`, optionally in option groups. */
  children: ReactNode;
}

/** Renders a labelled select box. */
export default function Select({label, onChoose, ...props}: Props): ReactNode {
  return (
    <label>
      <span>{label}</span>
      <select
        className={tool.field}
        {...props}
        autoComplete="off"
        onChange={({target}) => onChoose(target.value)}
      />
    </label>
  );
}
