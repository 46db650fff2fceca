/**
 * `npm run bench`: compares our site with Starlight, built from the same pages. To run only some parts, name
 * them: `npm run bench -- paint touch`. README.md describes all options.
 */
import {parseArgs} from 'node:util';
import {failWith} from '../../src/cli/terminal';
import {wholeNumber} from '../report';
import {removeAside} from './aside';
import {measureGrowth} from './growth';
import {measurePaint} from './paint';
import {prepareSites} from './sites';
import type {BuiltSite} from './sites';
import {measureTouch} from './touch';

void failWith(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      runs: {type: 'string', default: '3'},
    },
  });
  const runs = wholeNumber(values.runs, '--runs');
  const parts = new Map(
    Object.entries({
      paint: (sites: BuiltSite[]) => measurePaint(sites, runs),
      touch: (sites: BuiltSite[]) => measureTouch(sites, runs),
      build: (sites: BuiltSite[]) => measureGrowth(sites, runs),
    }),
  );
  const unknown = positionals.find((name) => !parts.has(name));
  if (unknown !== undefined) {
    throw new Error(`Unknown part "${unknown}". Allowed: ${[...parts.keys()].join(', ')}.`);
  }

  const sites = await prepareSites();
  let missed = 0;
  try {
    for (const [name, measure] of parts) {
      if (positionals.length === 0 || positionals.includes(name)) {
        missed += (await measure(sites)).length;
      }
    }
  } finally {
    removeAside();
  }
  return missed > 0 ? 1 : 0;
});
