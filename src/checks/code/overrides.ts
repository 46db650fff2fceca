import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {readSourceFiles} from '../source-files';
import type {SourceFile} from '../source-files';
import type {Check, Problem} from '../types';

const version = '3.8.1';
const inventory = 'src/theme/README.md';

/** Where Docusaurus keeps the components we may override: as a label writes it, and where the package has it. */
const upstreams = [
  {name: '@docusaurus/theme-classic', shown: 'theme', folder: 'src/theme'},
  {name: '@docusaurus/theme-search-algolia', shown: 'theme', folder: 'src/theme'},
  {name: '@docusaurus/core', shown: 'lib/client/theme-fallback', folder: 'lib/client/theme-fallback'},
];

export const overrides: Check = {
  name: 'overrides',
  why: 'A forgotten override hides every later fix of the framework.',
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
      ...code.flatMap((source) => checkOverride(source, root, listed)),
      ...files.filter(({file}) => file.endsWith('.css')).flatMap((source) => checkStyle(source, code)),
    ];
    return {examined: code.length, problems};
  },
};

function checkOverride({file, text}: SourceFile, root: string, listed: string): Problem[] {
  if (/\.test\.tsx?$/.test(file)) {
    const fix = 'move it and what it tests to src/components/site';
    return [{file, found: 'a test in src/theme becomes part of the site', fix}];
  }
  const label = readLabel(text);
  const missing = ['Renders', 'Upstream', 'Kind', 'Why'].filter((name) => label[name] === undefined);
  if (missing.length > 0) {
    return [
      {
        file,
        line: 1,
        found: `no ${missing.join(', ')} in the label`,
        allowed: 'an override begins with a comment of the lines Renders, Upstream, Kind and Why',
        fix: `add ${missing.map((name) => `"${name}: …"`).join(', ')}`,
      },
    ];
  }
  const upstream = readUpstream(label.Upstream!, file, root);
  const problem =
    typeof upstream === 'string' ? checkKind(label, text, upstream) : {label: 'Upstream', ...upstream};
  return [
    ...(problem
      ? [
          {
            file,
            line: lineOf(text, `${problem.label}:`),
            found: problem.found,
            allowed: problem.allowed,
            fix: problem.fix,
          },
        ]
      : []),
    ...checkListed(file, listed),
  ];
}

/** What is wrong with one line of a label. */
interface LabelProblem extends Pick<Problem, 'found' | 'allowed' | 'fix'> {
  /** The line's name. */
  label: string;
}

/**
 * The file an override replaces.
 * @param value as in the label: `<package> <version>, <path>`
 * @returns its absolute path, or what is wrong with the line
 */
function readUpstream(value: string, file: string, root: string): string | Omit<LabelProblem, 'label'> {
  const named = /^(?<name>@docusaurus\/[\w-]+) (?<version>[^\s,]+), (?<path>\S+)$/.exec(value)?.groups;
  const upstream = upstreams.find(
    ({name, shown}) => name === named?.name && named.path!.startsWith(`${shown}/`),
  );
  if (named === undefined || upstream === undefined) {
    const places = upstreams.map(({name, shown}) => `"${name} ${version}, ${shown}/…"`);
    return {
      found: `Upstream is "${value}"`,
      allowed: places.join(' or '),
      fix: 'name where the original lives',
    };
  }
  if (named.version !== version) {
    return {
      found: `the label names version ${named.version}`,
      fix: `compare with ${version}, then write that`,
    };
  }
  const component = withoutExtension(named.path!.slice(upstream.shown.length + 1));
  if (`src/theme/${component}` !== withoutExtension(file)) {
    const allowed = 'an override has the path of what it replaces';
    return {found: `the label names ${named.path}`, allowed, fix: 'move the file or correct the label'};
  }
  const base = path.join(packageFolder(root, upstream.name), upstream.folder, component);
  const original = ['.tsx', '.ts', '.js']
    .map((extension) => base + extension)
    .find((candidate) => fs.existsSync(candidate));
  return (
    original ?? {
      found: `${upstream.name} has no ${named.path}`,
      allowed: 'only existing components can be overridden',
      fix: 'put a component of our own into src/components/site',
    }
  );
}

function checkKind(label: Label, text: string, original: string): LabelProblem | undefined {
  const kind = /^(?:wrapped|ejected)\b/.exec(label.Kind!)?.[0];
  if (kind === undefined) {
    const fix = 'begin the line with one of them';
    return {label: 'Kind', found: `Kind is "${label.Kind}"`, allowed: 'wrapped or ejected', fix};
  }
  if (kind === 'wrapped') {
    const found = 'Kind is "wrapped", but nothing of @theme-original/ is used';
    const wraps = /@theme-(?:original|init)\//.test(text);
    return wraps ? undefined : {label: 'Kind', found, fix: 'write "ejected" and the hash of the original'};
  }
  // An ejected file is a copy that stands still; the hash tells when the original has moved on.
  const hash = crypto.createHash('sha256').update(fs.readFileSync(original)).digest('hex');
  const recorded = label['Upstream hash'];
  if (recorded === undefined) {
    const fix = `add "Upstream hash: sha256 ${hash}"`;
    return {label: 'Kind', found: 'an ejected file without the hash of its original', fix};
  }
  return recorded === `sha256 ${hash}`
    ? undefined
    : {
        label: 'Upstream hash',
        found: 'the original has changed since it was copied',
        fix: `take over its changes, then write "Upstream hash: sha256 ${hash}"`,
      };
}

function checkListed(file: string, listed: string): Problem[] {
  const name = withoutExtension(file)
    .replace(/^src\/theme\//, '')
    .replace(/\/index$/, '');
  const found = `\`${name}\` is not in ${inventory}`;
  return listed.includes(`\`${name}\``) ? [] : [{file, found, fix: 'add a row to its table'}];
}

/** A style sheet belongs to the override beside it. */
function checkStyle({file}: SourceFile, code: SourceFile[]): Problem[] {
  const folder = path.posix.dirname(file);
  return code.some((candidate) => path.posix.dirname(candidate.file) === folder)
    ? []
    : [{file, found: 'a style sheet without an override beside it', fix: 'move it to where it is used'}];
}

type Label = Record<string, string | undefined>;

/** The lines `Name: value` of the first comment; a value goes on over indented lines. */
function readLabel(text: string): Label {
  const comment = /^\/\*\*(?<body>[\s\S]*?)\*\//.exec(text)?.groups?.body ?? '';
  const label: Label = {};
  let current: string | undefined;
  for (const line of comment.split('\n').map((raw) => raw.replace(/^\s*\* ?/, ''))) {
    const entry = /^(?<name>[A-Z][\w ]*): *(?<value>.*)$/.exec(line)?.groups;
    if (entry) {
      current = entry.name!;
      label[current] = entry.value!.trim();
    } else if (current !== undefined && line.startsWith(' ')) {
      label[current] += ` ${line.trim()}`;
    }
  }
  return label;
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
