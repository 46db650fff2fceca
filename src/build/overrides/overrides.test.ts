import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {root} from '../../cli/project';
import {changedUpstreams, replaceModules} from '.';
import {withoutDocList} from './generated';
import {overrides, type Override} from './table';

describe('the table', () => {
  it('has at most five rows, each with a reason', () => {
    expect(overrides.length).toBeLessThanOrEqual(5);
    for (const {name, saves, test, why} of overrides) {
      expect(why.length, name).toBeGreaterThan(20);
      expect(test === undefined ? saves! >= 3 : existsSync(path.join(root, test)), name).toBe(true);
    }
  });

  it('was written for the packages that are installed', () => {
    expect(changedUpstreams(overrides, root)).toEqual([]);
  });
});

let site: string;
const sites: string[] = [];
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
};

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'overrides-'));
  sites.push(site);
  write('entry.js', "import 'greeting';");
  write('node_modules/greeting/package.json', '{"main": "index.js"}');
  write('node_modules/greeting/index.js', "import './bar';");
  write('node_modules/greeting/bar.js', "console.log('theirs');");
  write('ours.js', "console.log('ours');");
});
afterAll(() => sites.forEach((folder) => rmSync(folder, {recursive: true})));

const row = (changes: Partial<Override> = {}): Override => ({
  name: 'bar',
  request: /^\.\/bar$/,
  issuer: /\/greeting$/,
  replacement: 'ours.js',
  why: 'for the test',
  upstream: 'greeting/bar.js',
  sha256: '2c0ae3e0b6ee0b7f1a5e11c1e4fe15b1d54ccf59d4e5d38a1a2f9b5f7ed8a2ab',
  ...changes,
});

interface Stats {
  toJson: () => {errors: {message: string}[]};
}
interface Rspack {
  NormalModuleReplacementPlugin: never;
  (options: object, done: (error: Error | null, stats: Stats) => void): void;
}
/** The bundler that `docusaurus build` uses. */
const rspack = createRequire(createRequire(__filename).resolve('@docusaurus/faster'))('@rspack/core') as {
  rspack: Rspack;
  NormalModuleReplacementPlugin: never;
};

/** Bundles `entry.js` with the given rows. */
async function bundle(rows: Override[]): Promise<{errors: string[]; script: string}> {
  const folders = {siteDir: site, generatedFilesDir: path.join(site, 'generated')};
  const stats = await new Promise<Stats>((resolve, reject) => {
    rspack.rspack(
      {
        mode: 'development',
        devtool: false,
        context: site,
        entry: './entry.js',
        output: {path: path.join(site, 'out')},
        plugins: [replaceModules(rspack, rows, folders)],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
  });
  const script = path.join(site, 'out/main.js');
  return {
    errors: stats.toJson().errors.map(({message}) => message),
    script: existsSync(script) ? readFileSync(script, 'utf8') : '',
  };
}

describe('the bundler', () => {
  it('replaces the module where the row says', async () => {
    const {errors, script} = await bundle([row()]);
    expect(errors).toEqual([]);
    expect(script).toContain("console.log('ours')");
    expect(script).not.toContain("console.log('theirs')");
  });

  const generated = (files: Record<string, string>) =>
    row({name: 'data', request: undefined, issuer: /overrides-/, replacement: () => files});

  it('replaces generated files by the output of the row', async () => {
    write('entry.js', "import '@generated/data'; import '@generated/more.json';");
    const {errors, script} = await bundle([
      generated({'data.js': "console.log('ours');", 'more.json': '{"keep": 1}'}),
    ]);
    expect(errors).toEqual([]);
    expect(script).toContain("console.log('ours')");
    expect(script).toContain('keep');
  });

  it('fails for a generated file that nothing requests', async () => {
    write('entry.js', "import '@generated/data';");
    const {errors} = await bundle([generated({'data.js': '', 'more.json': '{}'})]);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/row "data": no file in a folder that matches .+ imports .+more/);
  });

  it.each([
    ['request', {request: /^\.\/baz$/}],
    ['folder', {issuer: /\/hello$/}],
  ])('fails for a row whose %s matches nothing, and names it', async (_what, changes) => {
    const {errors} = await bundle([row(), row({name: 'idle', ...changes})]);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/table\.ts, row "idle": no file in a folder that matches .+ delete the row\./);
  });
});

describe('an upstream file', () => {
  it('that has changed is named, with the fix', () => {
    const [first, ...others] = changedUpstreams([row()], site);
    expect(others).toEqual([]);
    expect(first).toMatch(
      /table\.ts, row "bar": greeting\/bar\.js has changed\. Compare .+ to ours\.js, then set sha256 to '[0-9a-f]{64}'/,
    );
    const sha256 = /'([0-9a-f]{64})'/.exec(first!)![1]!;
    const mended = row({sha256});
    expect(changedUpstreams([mended], site)).toEqual([]);
    write('node_modules/greeting/bar.js', "console.log('newer');");
    expect(changedUpstreams([mended], site)).toHaveLength(1);
  });

  it('that is gone is named', () => {
    const [message] = changedUpstreams([row({upstream: 'greeting/gone.js'})], site);
    expect(message).toContain('row "bar": greeting/gone.js no longer exists');
  });
});

it('keeps the sidebars of a version and drops the list of its documents', () => {
  const sidebar = [{type: 'link', label: 'Home', href: '/docs/app', docId: 'app/index', unlisted: false}];
  const docs = {'app/index': {id: 'app/index', title: 'Home', description: 'Start here.', sidebar: 'app'}};
  const text = JSON.stringify({version: {version: 'current', docsSidebars: {app: sidebar}, docs}});
  expect(JSON.parse(withoutDocList(text))).toEqual({
    version: {
      version: 'current',
      docsSidebars: {app: [{type: 'link', label: 'Home', href: '/docs/app', unlisted: false}]},
      docs: {},
    },
  });
});
