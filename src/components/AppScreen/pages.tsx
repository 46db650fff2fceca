import type {ReactNode} from 'react';
import clsx from 'clsx';
import {oneOf, required} from '../usage';
import {Part} from '../Schematic/Drawing';
import {Glyph} from '../Schematic/Glyph';
import {CornerMark, Marked} from '../Schematic/Mark';
import {Art} from '../Schematic/art';
import {checkMarks, type Marks} from '../Schematic/marks';
import {Button, Field, Select, Toggle} from './controls';
import styles from './pages.module.css';

interface PackCard {
  name: string;
  version?: string;
  /** Shows the orange update button. */
  update?: boolean;
  mark?: number;
}

function Pack({name, version, update, mark}: PackCard): ReactNode {
  return (
    <span className={styles.card}>
      <span className={styles.picture}>
        <Art name={required('<AppLibrary>', 'name for each card', name)} />
      </span>
      <b className={styles.name}>{name}</b>
      <span className={styles.foot}>
        <span className={styles.version}>{version}</span>
        {update && <Glyph name="download" className={clsx(styles.action, styles.update)} />}
        <Glyph name="play" className={styles.action} />
      </span>
      <CornerMark mark={mark} />
    </span>
  );
}

/**
 * The library: groups of pack cards.
 * @throws Error for a group or card without a name, or outside a drawing
 */
export function AppLibrary({groups}: {groups: {name: string; cards: PackCard[]}[]}): ReactNode {
  return (
    <Part component="<AppLibrary>">
      <div className={styles.page}>
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
          <div key={name}>
            <div className={styles.group}>
              <span className={styles.box} />
              {required('<AppLibrary>', 'name for each group', name)}
              <Glyph name="down" tone="muted" />
            </div>
            <div className={styles.cards}>
              {cards.map((card) => (
                <Pack key={card.name} {...card} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </Part>
  );
}

const providers = ['FTB', 'CurseForge'] as const;
type Provider = (typeof providers)[number];

/** The App shows logos here; we do not borrow them. */
const short: Record<Provider, string> = {FTB: 'FTB', CurseForge: 'CF'};

interface BrowseProps {
  provider?: Provider;
  packs?: {name: string; author?: string; tags?: string[]; mark?: number}[];
  /** Text in the search field. */
  query?: string;
  /** Numbers: `{FTB: 1, CurseForge: 2, Search: 3}`. */
  marks?: Marks<Provider | 'Search'>;
}

/**
 * The page to find packs: provider squares, search field, result rows.
 * @throws Error for an unknown provider, a pack without a name, or outside a drawing
 */
export function AppBrowse({provider = 'FTB', packs = [], query, marks = {}}: BrowseProps): ReactNode {
  oneOf('<AppBrowse>', 'provider', provider, providers);
  checkMarks('<AppBrowse>', marks, [...providers, 'Search']);
  return (
    <Part component="<AppBrowse>">
      <div className={styles.page}>
        <div className={styles.tools}>
          {providers.map((name) => (
            <span key={name} className={clsx(styles.provider, name === provider && styles.chosen)}>
              {short[name]}
              <CornerMark mark={marks[name]} />
            </span>
          ))}
          <span className={styles.search}>
            <Field value={query} placeholder="Search" mark={marks.Search} />
          </span>
        </div>
        {packs.map(({name, author, tags = [], mark}) => (
          <div key={name} className={styles.pack}>
            <span className={styles.logo}>
              <Art name={required('<AppBrowse>', 'name for each pack', name)} />
            </span>
            <span className={styles.about}>
              <span>
                <b>{name}</b> {author && <span className={styles.quiet}>by {author}</span>}
              </span>
              <span className={styles.synopsis} />
              <span className={styles.tags}>
                {tags.map((tag) => (
                  <span key={tag} className={styles.tag}>
                    {tag}
                  </span>
                ))}
              </span>
            </span>
            <Glyph name="download" className={styles.action} mark={mark} />
          </div>
        ))}
      </div>
    </Part>
  );
}

const tabs = ['Overview', 'Mods'] as const;
const instanceParts = [
  'Back to library',
  'Play',
  'Menu',
  'Update available',
  'Versions',
  'Settings',
  ...tabs,
] as const;

interface InstanceProps {
  name: string;
  version?: string;
  /** As on the chip, `NeoForge 21.1.90`. */
  loader?: string;
  tab?: (typeof tabs)[number];
  /** Shows the orange button. */
  update?: boolean;
  /** Numbers on parts: `{Play: 1, Settings: 2}`; `Menu` is the ⋮ button. */
  marks?: Marks<(typeof instanceParts)[number]>;
  /** What is below the tabs. */
  children?: ReactNode;
}

function Header({name, version, loader, marks = {}}: InstanceProps): ReactNode {
  return (
    <div className={styles.header}>
      <span className={styles.splash}>
        <Art name={name} width={64} height={14} />
      </span>
      <Marked mark={marks['Back to library']}>
        <span className={styles.chip}>
          <Glyph name="left" />
          Back to library
        </span>
      </Marked>
      <span className={styles.chips}>
        <b className={styles.chip}>{name}</b>
        {version && <span className={styles.chip}>Version {version}</span>}
        {loader && <span className={styles.chip}>{loader}</span>}
      </span>
    </div>
  );
}

/**
 * An instance's page: header, action row, tabs; children below.
 * @throws Error without a name, for an unknown tab or mark, or outside a drawing
 */
export function AppInstance(props: InstanceProps): ReactNode {
  const {name, tab = 'Overview', update = false, marks = {}, children} = props;
  required('<AppInstance>', 'name', name);
  oneOf('<AppInstance>', 'tab', tab, tabs);
  checkMarks('<AppInstance>', marks, instanceParts);
  return (
    <Part component="<AppInstance>">
      <div>
        <Header {...props} />
        <div className={styles.actions}>
          <Marked mark={marks.Play}>
            <span className={styles.play}>
              <Glyph name="play" />
              Play
            </span>
          </Marked>
          <Glyph name="dots" className={styles.dots} mark={marks.Menu} />
          <span className={styles.gap} />
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
    </Part>
  );
}

const modParts = ['Search', 'Add', 'Options', 'Filter'] as const;

interface ModsProps {
  mods?: {name: string; file?: string; size?: string; on: boolean; mark?: number}[];
  /** Numbers: `{Add: 1, Options: 2}`. */
  marks?: Marks<(typeof modParts)[number]>;
}

/**
 * The mods of an instance: search, add button, rows with switches.
 * @throws Error for a mod without a name or without `on`, or outside a drawing
 */
export function AppMods({mods = [], marks = {}}: ModsProps): ReactNode {
  checkMarks('<AppMods>', marks, modParts);
  return (
    <Part component="<AppMods>">
      <div className={styles.page}>
        <div className={styles.tools}>
          <span className={styles.search}>
            <Field placeholder="Search..." mark={marks.Search} />
          </span>
          <Glyph name="plus" className={styles.action} mark={marks.Add} />
          <Button mark={marks.Options}>Options</Button>
          <Select value="None" mark={marks.Filter} />
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
    </Part>
  );
}
