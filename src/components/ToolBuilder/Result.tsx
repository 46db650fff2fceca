import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {BuilderEntry} from '@site/src/data/schema/market';
import {harvestTiers, type Numbers as ToolNumbers} from '@site/src/data/tool';
import {Inline} from '../DataTable';
import Figure from '../MaterialTable/Figure';
import PixelArt from '../PixelArt';
import {figure, working, type Build} from './build';
import styles from './styles.module.css';

/** A tool in the colours of its parts. Decoration: its name stands below. */
function Picture({of: {kind, palette}}: {of: Build}): ReactNode {
  return (
    kind.pixels.length > 0 && <PixelArt rows={kind.pixels} palette={palette} className={styles.picture} />
  );
}

const numbers: {key: keyof ToolNumbers; title: string}[] = [
  {key: 'durability', title: 'Durability'},
  {key: 'speed', title: 'Mining speed'},
  {key: 'attack', title: 'Attack damage'},
];

interface RowProps {
  title: string;
  builds: Build[];
  cell: (build: Build) => ReactNode;
}

function Row({title, builds, cell}: RowProps): ReactNode {
  return (
    <tr>
      <th scope="row">{title}</th>
      {builds.map((build, i) => (
        <td key={i}>{cell(build)}</td>
      ))}
    </tr>
  );
}

/** How far a number of the second tool is from the first one's. */
function differenceText(key: keyof ToolNumbers, build: Build, first: Build): string {
  const by = build.numbers[key] - first.numbers[key];
  return by === 0 ? 'the same' : `${figure(Math.abs(by))} ${by > 0 ? 'more' : 'less'} than the first`;
}

function Numbers({builds}: {builds: Build[]}): ReactNode {
  return numbers.map(({key, title}) => (
    <Row
      key={key}
      title={title}
      builds={builds}
      cell={(build) => (
        <>
          <span className={styles.number}>
            <Figure
              value={build.numbers[key]}
              text={figure(build.numbers[key])}
              among={builds.map((other) => other.numbers[key])}
            />
          </span>
          <span className={styles.small}>
            {working(key, build)}
            {key === 'durability' && ', cut to whole points'}
            {key === 'attack' && `; a tooltip would show +${Math.floor(build.numbers.attack)}`}
          </span>
          {build !== builds[0] && (
            <span className={styles.difference}>{differenceText(key, build, builds[0]!)}</span>
          )}
          {key === 'attack' && <span className={styles.mark}>Unconfirmed</span>}
        </>
      )}
    />
  ));
}

interface Props {
  builds: Build[];
  binding: BuilderEntry['binding'];
}

function Traits({builds, binding}: Props): ReactNode {
  return (
    <Row
      title="Traits"
      builds={builds}
      cell={({traits}) => (
        <ul className={styles.traits}>
          {traits.map(({id, name, href, from}) => (
            <li key={id}>
              <Link to={href}>{name}</Link>{' '}
              <span className={styles.small}>
                ({from.join(' and ')}
                {id === binding?.trait.id && binding.unsure.length > 0 && ', unconfirmed'})
              </span>
            </li>
          ))}
        </ul>
      )}
    />
  );
}

function Parts({builds, binding}: Props): ReactNode {
  return (
    <Row
      title="Parts"
      builds={builds}
      cell={({kind, head, handle}) => (
        <>
          <Link to={head.href}>{head.name}</Link> {kind.head}, <Link to={handle.href}>{handle.name}</Link>{' '}
          {kind.handle}
          {kind.binding && binding && `, binding of ${binding.name}`}
          <span className={styles.small}>at the {kind.station}</span>
        </>
      )}
    />
  );
}

/** What is not certain, and materials that came later. */
function Remarks({builds, binding}: Props): ReactNode {
  const materials = new Map(
    builds.flatMap(({head, handle}) => [head, handle]).map((material) => [material.id, material]),
  );
  return (
    <ul className={styles.remarks}>
      <li>
        <span className={styles.mark}>Unconfirmed</span> Attack damage follows the rule of the other two
        numbers. Only one tooltip is known, and it shows whole points.
      </li>
      {binding && builds.some(({kind}) => kind.binding) && binding.unsure.length > 0 && (
        <li>
          <span className={styles.mark}>Unconfirmed</span> {binding.trait.name}:{' '}
          <Inline>{binding.unsure.join(' ')}</Inline>
        </li>
      )}
      {[...materials.values()]
        .filter(({since}) => since !== undefined)
        .map(({id, name, since, href}) => (
          <li key={id}>
            {name} came with version {since}; <Link to={href}>what is published of {name}</Link>.
          </li>
        ))}
    </ul>
  );
}

/** Numbers and traits of one tool, or of two beside each other, the better number of each row marked. */
export default function Result({builds, binding}: Props): ReactNode {
  if (builds.length === 0) return null;
  const levels = builds.map(({head}) => harvestTiers.indexOf(head.head.level));
  return (
    <>
      <table className={styles.result}>
        <caption>What comes out</caption>
        <thead>
          <tr>
            <td />
            {builds.map((build, i) => (
              <th key={i} scope="col">
                <Picture of={build} />
                <span className={styles.name}>{build.name}</span>
                <span className={styles.small}>
                  {build.kind.handle} of {build.handle.name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Numbers builds={builds} />
          <Row
            title="Harvest tier"
            builds={builds}
            cell={({head}) => (
              <Figure value={harvestTiers.indexOf(head.head.level)} text={head.head.level} among={levels} />
            )}
          />
          <Traits builds={builds} binding={binding} />
          <Parts builds={builds} binding={binding} />
        </tbody>
      </table>
      <Remarks builds={builds} binding={binding} />
    </>
  );
}
