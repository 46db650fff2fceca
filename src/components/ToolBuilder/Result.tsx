import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {BuilderEntry} from '@site/src/data/schema/market';
import {harvestTiers, type Numbers} from '@site/src/lib/tool';
import {Inline} from '../DataTable';
import Figure from '../MaterialTable/Figure';
import PixelArt from '../PixelArt';
import tool from '../tool.module.css';
import {figure, statistics, working, type Build} from './build';
import styles from './styles.module.css';

interface Props {
  builds: Build[];
  binding: BuilderEntry['binding'];
}

interface CellProps {
  of: Build;
  builds: Build[];
  stat: keyof Numbers;
}

/** Renders a number with its calculation and its difference from the first tool. */
function NumberCell({of, builds, stat}: CellProps): ReactNode {
  const number = of.numbers[stat];
  const by = number - (builds[0]?.numbers[stat] ?? 0);
  return (
    <>
      <strong>
        <Figure value={number} text={figure(number)} among={builds.map(({numbers}) => numbers[stat])} />
      </strong>
      <span className={tool.small}>
        {working(stat, of)}
        {stat === 'durability' && ', cut to whole points'}
        {stat === 'attack' && `; a tooltip would show +${Math.floor(number)}`}
      </span>
      {of !== builds[0] && (
        <span>
          {by === 0 ? 'the same' : `${figure(Math.abs(by))} ${by > 0 ? 'more' : 'less'} than the first`}
        </span>
      )}
      {stat === 'attack' && <span className={tool.small}>Unconfirmed</span>}
    </>
  );
}

function rowsOf({builds, binding}: Props): {title: string; cell: (build: Build) => ReactNode}[] {
  const levels = builds.map(({head}) => harvestTiers.indexOf(head.head.level));
  return [
    ...statistics.map(({key, title}) => ({
      title,
      cell: (build: Build) => <NumberCell of={build} builds={builds} stat={key} />,
    })),
    {
      title: 'Harvest tier',
      cell: ({head: {head}}) => (
        <Figure value={harvestTiers.indexOf(head.level)} text={head.level} among={levels} />
      ),
    },
    {
      title: 'Traits',
      cell: ({traits}) =>
        traits.map(({id, name, href, from}) => (
          <span key={id}>
            <Link to={href}>{name}</Link> ({from.join(' and ')}
            {id === binding?.trait.id && binding.unsure.length > 0 && ', unconfirmed'})
          </span>
        )),
    },
    {
      title: 'Parts',
      cell: ({kind, head, handle}) => (
        <>
          <Link to={head.href}>{head.name}</Link> {kind.head}, <Link to={handle.href}>{handle.name}</Link>{' '}
          {kind.handle}
          {kind.binding && binding && `, binding of ${binding.name}`}
          <span className={tool.small}>at the {kind.station}</span>
        </>
      ),
    },
  ];
}

/** Renders notes on unconfirmed facts and on the versions that added materials. */
function Remarks({builds, binding}: Props): ReactNode {
  const materials = new Set(builds.flatMap(({head, handle}) => [head, handle]));
  return (
    <ul className={styles.remarks}>
      <li>
        <span className={tool.small}>Unconfirmed:</span> Attack damage follows the rule of the other two
        numbers. Only one tooltip is known, and it shows whole points.
      </li>
      {binding && builds.some(({kind}) => kind.binding) && binding.unsure.length > 0 && (
        <li>
          <span className={tool.small}>Unconfirmed:</span> {binding.trait.name}:{' '}
          <Inline>{binding.unsure.join(' ')}</Inline>
        </li>
      )}
      {[...materials].map(
        ({id, name, since, href}) =>
          since !== undefined && (
            <li key={id}>
              {name} came with version {since}; <Link to={href}>what is published of {name}</Link>.
            </li>
          ),
      )}
    </ul>
  );
}

/** Renders the numbers and traits of one or two tools side by side. The better number in each row is marked. */
export default function Result({builds, binding}: Props): ReactNode {
  return (
    <>
      <table className={`${tool.table} ${styles.result}`}>
        <caption>What comes out</caption>
        <thead>
          <tr>
            <td />
            {builds.map(({name, kind, handle, palette}, i) => (
              <th key={i} scope="col">
                {kind.pixels.length > 0 && (
                  <PixelArt rows={kind.pixels} palette={palette} className={styles.picture} />
                )}
                <span>{name}</span>
                <span className={tool.small}>
                  {kind.handle} of {handle.name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf({builds, binding}).map(({title, cell}) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {builds.map((build, i) => (
                <td key={i}>{cell(build)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Remarks builds={builds} binding={binding} />
    </>
  );
}
