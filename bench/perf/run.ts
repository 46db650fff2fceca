/**
 * `npm run bench`: our site against Starlight, built from the same pages.
 * Parts can be chosen: `npm run bench -- paint touch`; README.md has all options.
 */
import {parseArgs} from 'node:util';
import {failWith, isMain} from '../../src/cli/terminal';
import {wholeNumber} from '../results';
import {removeAside} from './aside';
import {measureGrowth} from './growth';
import {measurePaint} from './paint';
import {prepareSites} from './sites';
import type {SiteName} from './sites';
import {measureTouch} from './touch';

const parts = ['paint', 'touch', 'build'] as const;
const siteNames: SiteName[] = ['ours', 'starlight'];

/**
 * Reads a list of names, each of which must be one of those allowed.
 * @throws with the allowed ones
 */
function names<T extends string>(given: readonly string[], allowed: readonly T[], what: string): T[] {
  return given.map((name) => {
    const found = allowed.find((one) => one === name);
    if (found === undefined) {
      throw new Error(`There is no ${what} "${name}". There are: ${allowed.join(', ')}.`);
    }
    return found;
  });
}

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      runs: {type: 'string', default: '3'},
      built: {type: 'boolean', default: false},
      sizes: {type: 'string', default: '1,10'},
      only: {type: 'string', default: siteNames.join(',')},
    },
  });
  const runs = wholeNumber(values.runs, '--runs');
  const sizes = values.sizes.split(',').map((text) => wholeNumber(text, '--sizes'));
  const only = names(values.only.split(','), siteNames, 'site');
  const chosen = positionals.length > 0 ? names(positionals, parts, 'part') : parts;

  const {sites, pages} = await prepareSites(values.built);
  const wanted = sites.filter(({name}) => only.includes(name));
  const measureAll = async () => [
    ...(chosen.includes('paint') ? await measurePaint(wanted, pages, runs) : []),
    ...(chosen.includes('touch') ? await measureTouch(wanted, runs) : []),
    ...(chosen.includes('build') ? await measureGrowth(wanted, runs, sizes) : []),
  ];
  const missed = await measureAll().finally(removeAside);
  missed.forEach((miss) => console.error(miss));
  return missed.length > 0 ? 1 : 0;
}

if (isMain(__filename)) {
  void failWith(main);
}
