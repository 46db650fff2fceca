import type {ReactNode} from 'react';
import clsx from 'clsx';
import {misuse, required} from '../usage';
import {Art} from '../Schematic/art';
import {Button, Field, Select} from './controls';
import {useNeedsDrawing} from '../Schematic/Drawing';
import {Glyph} from '../Schematic/Glyph';
import {CornerMark} from '../Schematic/Mark';
import styles from './library.module.css';

interface PackCard {
  name: string;
  version?: string;
  /** Shows the orange update button. */
  update?: boolean;
  /** Shows the tick box ticked and, for the whole page, the bar at the bottom. */
  selected?: boolean;
  mark?: number;
}

interface Group {
  name: string;
  cards: PackCard[];
}

function Pack({name, version, update, selected, mark}: PackCard): ReactNode {
  return (
    <span className={clsx(styles.card, selected && styles.selected)}>
      <span className={styles.picture}>
        <Art name={name} />
        <span className={styles.box}>{selected && <Glyph name="tick" />}</span>
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.foot}>
        <span className={styles.version}>{version}</span>
        {update && (
          <span className={clsx(styles.action, styles.update)}>
            <Glyph name="download" />
          </span>
        )}
        <span className={styles.action}>
          <Glyph name="play" />
        </span>
      </span>
      <CornerMark mark={mark} />
    </span>
  );
}

function Empty(): ReactNode {
  return (
    <div className={styles.empty}>
      <span className={styles.emptyTitle}>Library Empty</span>
      <Button>Create your own</Button>
      <Button>Browse FTB Modpacks</Button>
      <Button>Browse CurseForge Modpacks</Button>
    </div>
  );
}

/**
 * The library: groups of pack cards, or the empty state without groups. With ticked cards the bar for them shows.
 * @throws Error for a group or card without a name, or outside a drawing
 */
export default function AppLibrary({groups = []}: {groups?: Group[]}): ReactNode {
  useNeedsDrawing('<AppLibrary>');
  for (const {name, cards} of groups) {
    required('<AppLibrary>', 'name for each group', name);
    if (!Array.isArray(cards)) misuse('<AppLibrary>', `group "${name}" needs cards: [{name, version}].`);
    for (const card of cards) required('<AppLibrary>', `name for each card of "${name}"`, card.name);
  }
  if (groups.length === 0) return <Empty />;
  const selected = groups.flatMap(({cards}) => cards.filter((card) => card.selected)).length;
  return (
    <div className={styles.library}>
      <div className={styles.tools}>
        <Field placeholder="Search" />
        <span className={styles.sort}>
          Group by <Select value="Category" />
        </span>
        <span className={styles.sort}>
          Sort by <Select value="Name" />
        </span>
      </div>
      {groups.map(({name, cards}) => (
        <div key={name} className={styles.section}>
          <div className={styles.group}>
            <span className={styles.box} />
            {name}
            <Glyph name="down" />
          </div>
          <div className={styles.cards}>
            {cards.map((card) => (
              <Pack key={card.name} {...card} />
            ))}
          </div>
        </div>
      ))}
      {selected > 0 && (
        <div className={styles.bulk}>
          <span className={styles.count}>{selected} selected</span>
          <Button>Move</Button>
          <Button>Duplicate</Button>
          <Button tone="red">Delete</Button>
          <Glyph name="cross" />
        </div>
      )}
    </div>
  );
}
