/** `npm run facts -- extract | api | pin | check | drift | releases | sample | mods`; see `src/facts/README.md`. */
import {parseArgs} from 'node:util';
import {drawFrom, statementsOf} from '../checks/sample';
import {readContent} from '../content';
import {readData} from '../data/model/read';
import {runApi, runCheck, runDrift, runExtract, runPin, runReleases} from '../facts/commands';
import {mods, otherLines, pinnedOnly} from '../facts/mods';
import {Repository, SourceError} from '../facts/repository';
import {failWith} from './terminal';

const usage = `npm run facts -- extract MOD [--ref TAG] [--repo FOLDER_OR_URL]
    extracts commands, options, nodes, keys and properties of a mod at a tag
npm run facts -- api MOD [--ref TAG] [--repo FOLDER_OR_URL]
    extracts the Maven artifacts of a mod, and the signatures that Java samples on pages use
npm run facts -- pin MOD --list FILE [--ref TAG] [--repo FOLDER_OR_URL]
    pins statements on pages to the code that they describe
npm run facts -- pin MOD --ref TAG [--repo FOLDER_OR_URL]
    updates the pins whose code did not change to a newer tag
npm run facts -- check [--write]
    compares src/data with the extracted facts; --write also updates src/data/versions and src/data/README.md
npm run facts -- drift MOD [--repo FOLDER_OR_URL]
    reports the changes in newer tags as Markdown
npm run facts -- releases [--repo FOLDER]
    writes the minimum versions that the mods require of each other to src/data/releases.json
npm run facts -- mods
    lists the ids of all mods as JSON, for .github/workflows/facts.yml
npm run facts -- sample [--count N] [--seed N]
    draws a random sample of statements, one JSON object per line, to compare with the sources by hand

MOD is one of: ${mods.map(({id}) => id).join(', ')}.
For pin and drift also: ${pinnedOnly.map(({id}) => id).join(', ')}.
For pins of another version of Minecraft: an id such as ${otherLines[0]!.id}.`;

/** Commands that read the repository of a mod. */
const commands = new Map(Object.entries({extract: runExtract, api: runApi, pin: runPin, drift: runDrift}));

void failWith(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      ref: {type: 'string'},
      repo: {type: 'string'},
      list: {type: 'string'},
      write: {type: 'boolean', default: false},
      count: {type: 'string', default: '300'},
      seed: {type: 'string', default: '1'},
    },
  });
  const [name = '', id = ''] = positionals;
  if (name === 'check') {
    const {text, isRight} = runCheck(values.write);
    console.log(text);
    return isRight ? 0 : 1;
  }
  if (name === 'releases') {
    console.log(runReleases(values.repo));
    return 0;
  }
  if (name === 'sample') {
    const statements = statementsOf(readContent(process.cwd()), readData(process.cwd()));
    const drawn = drawFrom(statements, Number(values.count), Number(values.seed));
    console.log(drawn.map((one) => JSON.stringify(one)).join('\n'));
    return 0;
  }
  if (name === 'mods') {
    console.log(JSON.stringify([...mods, ...pinnedOnly].map((mod) => mod.id)));
    return 0;
  }
  const command = commands.get(name);
  if (name === '') {
    console.log(usage);
    return 0;
  }
  if (!command) {
    throw new SourceError(`unknown command "${name}"\n\n${usage}`);
  }
  const mod = [...mods, ...pinnedOnly, ...otherLines].find((each) => each.id === id);
  if (!mod) {
    throw new SourceError(`${id === '' ? 'MOD is missing' : `unknown mod "${id}"`}\n\n${usage}`);
  }
  const work = command(mod, values);
  const repository = Repository.open(values.repo ?? `https://github.com/${mod.repository}.git`);
  try {
    console.log(await work(repository));
  } finally {
    repository.close();
  }
  return 0;
});
