import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Art} from '../Schematic/art';
import {Button, Field, Select, Toggle} from './controls';
import {useNeedsDrawing} from '../Schematic/Drawing';
import {Glyph} from '../Schematic/Glyph';
import {Marked} from '../Schematic/Mark';
import {oneOf, required} from '../usage';
import styles from './lists.module.css';

interface Mod {
  name: string;
  /** File name of the mod. */
  file?: string;
  /** As shown, `1.2 MB`. */
  size?: string;
  on: boolean;
  mark?: number;
}

const markable = ['Search', 'Add', 'Options', 'Filter'] as const;

interface Props {
  mods?: Mod[];
  /** Numbers: `{Add: 1, Options: 2}`. */
  marks?: Partial<Record<(typeof markable)[number], number>>;
}

/**
 * The mods of an instance: search, add button, rows with switches.
 * @throws Error for a mod without a name or without `on`, or outside a drawing
 */
export default function AppMods({mods = [], marks = {}}: Props): ReactNode {
  useNeedsDrawing('<AppMods>');
  for (const key of Object.keys(marks)) oneOf('<AppMods>', 'a key of marks', key, markable);
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <span className={styles.search}>
          <Field placeholder="Search..." mark={marks.Search} />
        </span>
        <Marked mark={marks.Add}>
          <span className={styles.action}>
            <Glyph name="plus" />
          </span>
        </Marked>
        <Button mark={marks.Options}>Options</Button>
        <Select value="Filter" mark={marks.Filter} />
      </div>
      {mods.map(({name, file, size, on, mark}) => (
        <div key={name} className={clsx(styles.mod, !on && styles.off)}>
          <span className={styles.icon}>
            <Art name={required('<AppMods>', 'name for each mod', name)} width={10} height={10} />
          </span>
          <span className={styles.about}>
            <b>{name}</b>
            <span className={styles.quiet}>{[size, file].filter(Boolean).join(' – ')}</span>
          </span>
          <Toggle on={on} mark={mark} />
        </div>
      ))}
    </div>
  );
}
