import type {ReactNode} from 'react';
import clsx from 'clsx';
import {oneOf, required} from '../usage';
import {Art} from '../Schematic/art';
import {Field} from './controls';
import {useNeedsDrawing} from '../Schematic/Drawing';
import {Glyph} from '../Schematic/Glyph';
import {CornerMark, Marked} from '../Schematic/Mark';
import styles from './lists.module.css';

const providers = ['FTB', 'CurseForge'] as const;
type Provider = (typeof providers)[number];

/** The App shows logos here; we do not borrow them. */
const short: Record<Provider, string> = {FTB: 'FTB', CurseForge: 'CF'};

interface Pack {
  name: string;
  author?: string;
  tags?: string[];
  mark?: number;
}

interface Props {
  provider?: Provider;
  packs?: Pack[];
  /** Text in the search field. */
  query?: string;
  /** Numbers: `{FTB: 1, CurseForge: 2, Search: 3}`. */
  marks?: Partial<Record<Provider | 'Search', number>>;
}

/**
 * The page to find packs: provider squares, search field, result rows.
 * @throws Error for an unknown provider, a pack without a name, or outside a drawing
 */
export default function AppBrowse({provider = 'FTB', packs = [], query, marks = {}}: Props): ReactNode {
  useNeedsDrawing('<AppBrowse>');
  oneOf('<AppBrowse>', 'provider', provider, providers);
  for (const key of Object.keys(marks)) oneOf('<AppBrowse>', 'a key of marks', key, [...providers, 'Search']);
  return (
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
              <b>{name}</b>
              {author && <span className={styles.quiet}> by {author}</span>}
            </span>
            <span className={styles.synopsis} />
            {tags.length > 0 && (
              <span className={styles.tags}>
                {tags.map((tag) => (
                  <span key={tag} className={styles.tag}>
                    {tag}
                  </span>
                ))}
              </span>
            )}
          </span>
          <Marked mark={mark}>
            <span className={styles.action}>
              <Glyph name="download" />
            </span>
          </Marked>
        </div>
      ))}
    </div>
  );
}
