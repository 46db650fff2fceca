import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {readSourceFiles} from '../source-files';
import type {SourceFile} from '../source-files';
import type {Check, Problem} from '../types';

const version = '3.8.1';

/** Where Docusaurus keeps the components we may override, with the folder that `theme/…` in a label stands for. */
const upstreams = [
  {name: '@docusaurus/theme-classic', folder: 'src'},
  {name: '@docusaurus/theme-search-algolia', folder: 'src'},
  {name: '@docusaurus/core', folder: 'lib/client/theme-fallback'},
];

const labels = ['Draws', 'Upstream', 'Kind', 'Why'];
const inventory = 'src/theme/README.md';

export const overrides: Check = {
  name: 'overrides',
  why: 'An override nobody remembers hides every later fix of the framework.',
  items: 'overrides',
  run({root}) {
    const files = readSourceFiles(root, ['ts', 'tsx', 'css']).filter(({file}) =>
      file.startsWith('src/theme/'),
    );
    const code = files.filter(({file}) => !file.endsWith('.css'));
    const listed = fs.existsSync(path.join(root, inventory))
      ? fs.readFileSync(path.join(root, inventory), 'utf8')
      : '';
    const problems = [
      ...code.flatMap((file) => [...checkLabel(file, root), ...checkListed(file, listed)]),
      ...files.filter(({file}) => file.endsWith('.css')).flatMap((file) => checkStyle(file, code)),
    ];
    return {examined: code.length, problems};
  },
};

function checkLabel({file, text}: SourceFile, root: string): Problem[] {
  const lost = /\.test\.tsx?$/.test(file)
    ? {
        file,
        found: 'a test in src/theme becomes part of the site',
        fix: 'move it and what it tests to src/components/site',
      }
    : undefined;
  if (lost) {
    return [lost];
  }
  const label = readLabel(text);
  const missing = labels.filter((name) => label[name] === undefined);
  if (missing.length > 0) {
    const allowed = 'an override begins with a comment of the lines Draws, Upstream, Kind and Why';
    return [
      {
        file,
        line: 1,
        found: `no ${missing.join(', ')} in the label`,
        allowed,
        fix: `add ${missing.map((name) => `"${name}: …"`).join(', ')}`,
      },
    ];
  }
  const {Upstream = '', Kind = ''} = label;
  const named = /^(?<name>@docusaurus\/[\w-]+) (?<version>\S+), theme\/(?<path>\S+)$/.exec(Upstream)?.groups;
  const upstream = named && upstreams.find(({name}) => name === named.name);
  const line = lineOf(text, 'Upstream:');
  if (named === undefined || upstream === undefined) {
    const allowed = `"<package> ${version}, theme/<path>" with one of ${upstreams.map(({name}) => name).join(', ')}`;
    return [{file, line, found: `Upstream is "${Upstream}"`, allowed, fix: 'name where the original lives'}];
  }
  if (named.version !== version) {
    return [
      {
        file,
        line,
        found: `the label names version ${named.version}`,
        fix: `compare with ${version}, then write that`,
      },
    ];
  }
  if (withoutExtension(`src/theme/${named.path}`) !== withoutExtension(file)) {
    return [
      {
        file,
        line,
        found: `the label names theme/${named.path}`,
        allowed: 'an override has the path of what it replaces',
        fix: 'move the file or correct the label',
      },
    ];
  }
  const original = findOriginal(root, upstream, named.path!);
  if (original === undefined) {
    return [
      {
        file,
        line,
        found: `${named.name} has no theme/${named.path}`,
        allowed: 'only existing components can be overridden',
        fix: 'put a component of our own into src/components/site',
      },
    ];
  }
  if (/^wrapped\b/.test(Kind)) {
    return text.includes('@theme-original/') || text.includes('@theme-init/')
      ? []
      : [
          {
            file,
            line: lineOf(text, 'Kind:'),
            found: 'Kind is "wrapped", but nothing of @theme-original/ is used',
            fix: 'write "ejected" and the hash of the original',
          },
        ];
  }
  if (!/^ejected\b/.test(Kind)) {
    return [
      {
        file,
        line: lineOf(text, 'Kind:'),
        found: `Kind is "${Kind}"`,
        allowed: 'wrapped or ejected',
        fix: 'begin the line with one of them',
      },
    ];
  }
  return checkHash(file, text, label['Upstream hash'], original);
}

/** An ejected file is a copy that stands still; the hash tells when the original moved on. */
function checkHash(file: string, text: string, recorded: string | undefined, original: string): Problem[] {
  const hash = crypto.createHash('sha256').update(fs.readFileSync(original)).digest('hex');
  if (recorded === `sha256 ${hash}`) {
    return [];
  }
  const line = lineOf(text, recorded === undefined ? 'Kind:' : 'Upstream hash:');
  return recorded === undefined
    ? [
        {
          file,
          line,
          found: 'an ejected file without the hash of its original',
          fix: `add "Upstream hash: sha256 ${hash}"`,
        },
      ]
    : [
        {
          file,
          line,
          found: 'the original has changed since it was copied',
          fix: `take over its changes, then write "Upstream hash: sha256 ${hash}"`,
        },
      ];
}

function checkListed({file}: SourceFile, listed: string): Problem[] {
  const name = file.replace(/^src\/theme\//, '').replace(/(?:\/index)?\.tsx?$/, '');
  return listed.includes(`\`${name}\``)
    ? []
    : [{file, found: `\`${name}\` is not in ${inventory}`, fix: 'add a row to its table'}];
}

/** A style sheet belongs to the override beside it. */
function checkStyle({file}: SourceFile, code: SourceFile[]): Problem[] {
  const folder = path.posix.dirname(file);
  return code.some((candidate) => path.posix.dirname(candidate.file) === folder)
    ? []
    : [{file, found: 'a style sheet without an override beside it', fix: 'move it to where it is used'}];
}

/** The lines `Name: value` of the first comment; a value goes on over indented lines. */
function readLabel(text: string): Record<string, string | undefined> {
  const comment = /^\/\*\*(?<body>[\s\S]*?)\*\//.exec(text)?.groups?.body ?? '';
  const label: Record<string, string> = {};
  let current: string | undefined;
  for (const line of comment.split('\n').map((raw) => raw.replace(/^\s*\* ?/, ''))) {
    const start = /^(?<name>[A-Z][\w ]*): *(?<value>.*)$/.exec(line)?.groups;
    if (start) {
      current = start.name!;
      label[current] = start.value!.trim();
    } else if (current !== undefined && line.startsWith(' ')) {
      label[current] += ` ${line.trim()}`;
    }
  }
  return label;
}

function findOriginal(
  root: string,
  {name, folder}: (typeof upstreams)[number],
  file: string,
): string | undefined {
  const base = path.join(packageFolder(root, name), folder, folder.endsWith('theme-fallback') ? '' : 'theme');
  const stem = withoutExtension(file);
  return ['tsx', 'ts', 'js']
    .map((extension) => path.join(base, `${stem}.${extension}`))
    .find((candidate) => fs.existsSync(candidate));
}

/** Packages are looked up as Node does: here, then in each folder above. */
function packageFolder(folder: string, name: string): string {
  const candidate = path.join(folder, 'node_modules', name);
  const above = path.dirname(folder);
  return fs.existsSync(candidate) || above === folder ? candidate : packageFolder(above, name);
}

function withoutExtension(file: string): string {
  return file.replace(/\.[jt]sx?$/, '');
}

function lineOf(text: string, needle: string): number {
  return text.slice(0, text.indexOf(needle)).split('\n').length;
}
