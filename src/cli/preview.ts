/** `npm run preview [-- --port N] [--no-build]`: builds the site and serves it in the same way as the static host. */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {site} from '../config/site';
import {buildProject} from './build';
import {buildFolder} from './project';
import {createSiteServer, listen} from './server';
import {failWith} from './terminal';

void failWith(async () => {
  const {values} = parseArgs({options: {port: {type: 'string'}, 'no-build': {type: 'boolean'}}});
  const code = values['no-build'] ? 0 : await buildProject();
  if (code !== 0) {
    return code;
  }
  if (!existsSync(join(buildFolder, 'index.html'))) {
    throw new Error('build/ contains no site. Leave out --no-build, or run `npm run build` first.');
  }
  const server = createSiteServer(buildFolder);
  const port =
    values.port === undefined
      ? await listen(server, 3000).catch(() => listen(server, 0))
      : await listen(server, Number(values.port));
  console.log(`\n${site.title}: http://localhost:${port}${site.baseUrl}\nStop with Ctrl+C.`);
  return undefined;
});
