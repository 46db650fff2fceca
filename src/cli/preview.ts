/** `npm run preview [-- --port N] [--no-build]`: builds the site and serves it as a static host would. */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {site} from '../config/site';
import {buildProject, recoverBuild} from './build';
import {buildFolder, cacheFolder} from './project';
import {createSiteServer, listen} from './server';
import {failWith} from './terminal';

const firstPort = 3000;
const portsToTry = 100;

async function preview(): Promise<number | undefined> {
  const {values} = parseArgs({
    options: {port: {type: 'string'}, 'no-build': {type: 'boolean'}},
  });
  const wantedPort = values.port === undefined ? undefined : portNumber(values.port);
  if (!values['no-build']) {
    const code = await buildProject();
    if (code !== 0) {
      return code;
    }
  } else {
    recoverBuild(buildFolder, cacheFolder);
  }
  if (!existsSync(join(buildFolder, 'index.html'))) {
    throw new Error('build/ holds no site yet. Leave out --no-build, or run `npm run build` first.');
  }
  const server = createSiteServer({folder: buildFolder});
  const port =
    wantedPort === undefined ? await listen(server, firstPort, portsToTry) : await listen(server, wantedPort);
  console.log(`\n${site.title}: http://localhost:${port}${site.baseUrl}\nStop with Ctrl+C.`);
  return undefined;
}

/** @throws when `text` is no port number */
function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new Error(`--port ${text}: a port is a number from 0 (any free one) to 65535.`);
  }
  return port;
}

void failWith(preview);
