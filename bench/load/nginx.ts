/** A plain static server for the built site: nginx with a configuration of our own, headers from the site's `_headers`. */
import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {compresses, typeOf} from '../../src/cli/host';
import {headersFor, parseHeaders} from '../../src/config/headers';
import type {HeaderRule} from '../../src/config/headers';

/** Folders by what a browser may do with their files; each gets the headers of a file in it. */
const places = ['/', '/assets/'];

/** `add_header` lines for a path; `always`, so that they also stand on what is not found. */
function headerLines(path: string, rules: HeaderRule[]): string[] {
  const headers = {'Cache-Control': 'public, max-age=0, must-revalidate', ...headersFor(path, rules)};
  return Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  );
}

/**
 * Writes the configuration.
 * @param site folder with the site and a `.gz` beside each file that is worth it
 * @param scratch folder for what nginx writes
 */
function configuration(site: string, scratch: string, port: number): string {
  const rules = parseHeaders(readFileSync(join(site, '_headers'), 'utf8'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
daemon off;
pid ${scratch}/nginx.pid;
error_log ${scratch}/error.log warn;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  charset utf-8;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000;
  server_tokens off;
  gzip_static on;
  open_file_cache max=2000 inactive=60s;
  ${temporary.map((name) => `${name}_temp_path ${scratch}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${site};
    absolute_redirect off;
    error_page 404 /404.html;
    location = /404.html { internal; ${headerLines('/404', rules).join(' ')} }
    ${places
      .map(
        (place) => `location ${place} {
      try_files $uri $uri.html ${place === '/' ? '$uri/index.html ' : ''}=404;
      ${headerLines(`${place}x`, rules).join('\n      ')}
    }`,
      )
      .join('\n    ')}
    location ~ /_(headers|redirects)$ { return 404; }
  }
}
`;
}

export interface Nginx {
  address: string;
  /** Memory of all its processes that is in RAM, in bytes. */
  memory: () => number;
  stop: () => Promise<void>;
}

/** Process ids of a process and its children. */
function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children.map(Number)];
}

function residentBytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/**
 * Copies a built site, compresses it, and serves it on this machine only.
 * @param build folder of the built site; is only read
 * @param scratch folder for the copy and for what nginx writes; emptied first
 * @throws when nginx is not installed or does not start, with what it said
 */
export async function startNginx(build: string, scratch: string, port: number): Promise<Nginx> {
  rmSync(scratch, {recursive: true, force: true});
  mkdirSync(scratch, {recursive: true});
  const site = join(scratch, 'site');
  cpSync(build, site, {recursive: true});
  for (const entry of readdirSync(site, {recursive: true, withFileTypes: true})) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && compresses(typeOf(file))) {
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), {level: 9}));
    }
  }
  const config = join(scratch, 'nginx.conf');
  writeFileSync(config, configuration(site, scratch, port));
  const child = spawn('nginx', ['-c', config, '-p', scratch, '-e', join(scratch, 'error.log')], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({message}) => resolve(message));
    child.once('close', (code) => resolve(`exit code ${code}: ${said}`));
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address, ended);
  return {
    address,
    memory: () => family(child.pid!).reduce((sum, pid) => sum + residentBytes(pid), 0),
    stop: () => stop(child, ended),
  };
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill('SIGQUIT');
  await ended;
}

/** Asks until there is an answer, or nginx has ended. */
async function untilReady(address: string, ended: Promise<string>): Promise<void> {
  let why: string | undefined;
  void ended.then((text) => (why = text));
  while (!(await answers(address))) {
    if (why !== undefined) {
      throw new Error(`nginx did not start (${why}). On Debian: apt-get install nginx-light`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    request(`${address}/`, {agent: false}, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    })
      .on('error', () => resolve(false))
      .end();
  });
}
