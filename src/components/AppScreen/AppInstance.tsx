import type {ReactNode} from 'react';
import clsx from 'clsx';
import {oneOf, required} from '../usage';
import {Art} from '../Schematic/art';
import {Button} from './controls';
import {useNeedsDrawing} from '../Schematic/Drawing';
import {Glyph} from '../Schematic/Glyph';
import {CornerMark, Marked} from '../Schematic/Mark';
import styles from './instance.module.css';

const tabs = ['Overview', 'Mods'] as const;
const markable = [
  'Back to library',
  'Play',
  'Menu',
  'Update available',
  'Versions',
  'Settings',
  'Overview',
  'Mods',
] as const;

interface Props {
  name: string;
  version?: string;
  /** As on the chip, `NeoForge 21.1.90`. */
  loader?: string;
  tab?: (typeof tabs)[number];
  /** Shows the orange button. */
  update?: boolean;
  /** Numbers on parts: `{Play: 1, Settings: 2}`; `Menu` is the ⋮ button. */
  marks?: Partial<Record<(typeof markable)[number], number>>;
  /** What is below the tabs. */
  children?: ReactNode;
}

/**
 * An instance's page: header, action row, tabs; children below.
 * @throws Error without a name, for an unknown tab or mark, or outside a drawing
 */
export default function AppInstance({
  name,
  version,
  loader,
  tab = 'Overview',
  update = false,
  marks = {},
  children,
}: Props): ReactNode {
  useNeedsDrawing('<AppInstance>');
  required('<AppInstance>', 'name', name);
  oneOf('<AppInstance>', 'tab', tab, tabs);
  for (const key of Object.keys(marks)) oneOf('<AppInstance>', 'a key of marks', key, markable);
  return (
    <div className={styles.instance}>
      <div className={styles.header}>
        <span className={styles.splash}>
          <Art name={name} width={64} height={14} />
        </span>
        <Marked mark={marks['Back to library']}>
          <span className={styles.back}>
            <Glyph name="left" />
            Back to library
          </span>
        </Marked>
        <span className={styles.plate}>
          <span className={styles.name}>{name}</span>
          {version && <span className={styles.chip}>Version {version}</span>}
          {loader && <span className={styles.chip}>{loader}</span>}
        </span>
      </div>
      <div className={styles.actions}>
        <Marked mark={marks.Play}>
          <span className={styles.play}>
            <Glyph name="play" />
            Play
          </span>
        </Marked>
        <Marked mark={marks.Menu}>
          <span className={styles.dots}>
            <Glyph name="dots" />
          </span>
        </Marked>
        <span className={styles.space} />
        {update && (
          <Button tone="orange" mark={marks['Update available']}>
            Update available
          </Button>
        )}
        <Button mark={marks.Versions}>Versions</Button>
        <Button mark={marks.Settings}>Settings</Button>
      </div>
      <div className={styles.tabs}>
        {tabs.map((item) => (
          <span key={item} className={clsx(styles.tab, item === tab && styles.active)}>
            {item}
            <CornerMark mark={marks[item]} />
          </span>
        ))}
      </div>
      {children && <div className={styles.content}>{children}</div>}
    </div>
  );
}
