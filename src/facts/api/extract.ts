import type {JavaClass} from '../java/classes';
import {walk, type Syntax} from '../java/syntax';
import type {Mod} from '../mods';
import {at} from '../read/values';
import {releaseName} from '../release';
import type {Repository} from '../repository';
import {readSources, type Sources} from '../sources';
import type {Api, ApiClass, ApiMethod} from './file';
import {importsOf} from './samples';
import {tokensOf} from './tokens';

/** Extracts the API of a release: artifacts from Gradle files, signatures from Java. */

const modifiersOf = (node: Syntax) => node.children.find(({type}) => type === 'modifiers')?.text ?? '';

const declaration = /^(class|interface|enum|record)_declaration$/;
const memberLists = new Set(['enum_body_declarations']);

/** Returns the members in the body of a class. In an enum's syntax tree, they are one level deeper. */
const membersOf = (body: Syntax | undefined): Syntax[] =>
  (body?.children ?? []).flatMap((each) => (memberLists.has(each.type) ? [...each.children] : [each]));

/** Qualifies the names of FTB classes in a type. Names of Java and Minecraft classes stay unchanged. */
function inFull(text: string, owner: JavaClass, {index}: Sources): string {
  const bare = text.replace(/@\w+(\([^)]*\))?\s*/g, '').replace(/\s+/g, ' ');
  return bare.replace(/[A-Za-z_][\w.]*/g, (name) => {
    const imported = owner.unit.imports.get(name.split('.')[0] ?? '');
    const other = imported?.startsWith('dev.ftb.') ? [imported, ...name.split('.').slice(1)].join('.') : name;
    return index.resolve(name, owner)?.full ?? other;
  });
}

function parametersOf(node: Syntax, owner: JavaClass, sources: Sources): string[] {
  return (node.field.parameters?.children ?? [])
    .filter(({type}) => type === 'formal_parameter' || type === 'spread_parameter')
    .map((each) => {
      const type = each.field.type ?? each.children.find(({type: kind}) => /type|identifier/.test(kind));
      return `${inFull(type?.text ?? '', owner, sources)}${each.type === 'spread_parameter' ? '...' : ''}`;
    });
}

function signature(node: Syntax, owner: JavaClass, sources: Sources): ApiClass {
  const isInterface = node.type === 'interface_declaration';
  const isPublic = (each: Syntax) =>
    isInterface ? !/\bprivate\b/.test(modifiersOf(each)) : /\b(public|protected)\b/.test(modifiersOf(each));
  const constructors: string[][] = [];
  const fields: Record<string, string> = {};
  const methods = new Map<string, ApiMethod[]>();
  for (const each of membersOf(node.field.body)) {
    const name = each.field.name?.text ?? '';
    if (each.type === 'enum_constant') {
      fields[name] = owner.full;
    } else if (!isPublic(each)) {
      continue;
    } else if (each.type === 'method_declaration') {
      methods.set(name, [
        ...(methods.get(name) ?? []),
        {
          returns: inFull(each.field.type?.text ?? 'void', owner, sources),
          parameters: parametersOf(each, owner, sources),
          ...(/\bstatic\b/.test(modifiersOf(each)) && {static: true as const}),
          ...(!each.field.body && {abstract: true as const}),
        },
      ]);
    } else if (each.type === 'constructor_declaration') {
      constructors.push(parametersOf(each, owner, sources));
    } else if (each.type === 'field_declaration' || each.type === 'constant_declaration') {
      each.children
        .filter(({type}) => type === 'variable_declarator')
        .forEach(({field}) => {
          fields[field.name?.text ?? ''] = inFull(each.field.type?.text ?? '', owner, sources);
        });
    }
  }
  if (node.type === 'record_declaration') {
    constructors.push(parametersOf(node, owner, sources));
    owner.components.forEach(({name, type}) => {
      const read = {returns: inFull(type, owner, sources), parameters: []};
      methods.set(name, methods.get(name) ?? [read]);
    });
  }
  const parents = node.children
    .filter(({type}) => /^(superclass|super_interfaces|extends_interfaces)$/.test(type))
    .flatMap(({children}) => children.flatMap((each) => (each.type === 'type_list' ? each.children : [each])))
    .map(({text}) => inFull(text, owner, sources));
  const generics = (node.field.type_parameters?.children ?? []).map(({children}) => children[0]?.text ?? '');
  return {
    kind: owner.kind,
    at: at(owner),
    ...(generics.length > 0 && {generics}),
    parents,
    ...(constructors.length > 0 && {constructors}),
    ...(Object.keys(fields).length > 0 && {fields}),
    ...(methods.size > 0 && {methods: Object.fromEntries(methods)}),
  };
}

/** Finds the declaration of a class in the syntax tree of its file. */
const nodeOf = ({files}: Sources, {file, line, name}: JavaClass) =>
  [...walk(files.get(file)!)].find(
    (node) => declaration.test(node.type) && node.line === line && node.field.name?.text === name,
  );

/**
 * Returns the FTB classes in the signatures of used members. The method of a functional interface counts as used, because a
 * lambda may implement it.
 */
function named(each: ApiClass, used: ReadonlySet<string>): string[] {
  const methods = Object.entries(each.methods ?? {}).flatMap(([name, list]) =>
    list.map((method) => ({name, ...method})),
  );
  const abstract = methods.filter((method) => method.abstract);
  const wanted = methods.filter(
    ({name}) => used.has(name) || (abstract.length === 1 && name === abstract[0]!.name),
  );
  const fields = Object.entries(each.fields ?? {}).filter(([name]) => used.has(name));
  const texts = [
    ...fields.map(([, type]) => type),
    ...wanted.flatMap(({returns, parameters}) => [returns, ...parameters]),
  ];
  return texts.flatMap((text) => text.match(/\bdev\.[\w.]+/g) ?? []);
}

/**
 * Returns the signatures of the given classes, of their ancestors, and of the classes that occur in signatures of
 * used members.
 * @param used names in the samples
 */
function signatures(
  sources: Sources,
  wanted: readonly string[],
  used: ReadonlySet<string>,
): Record<string, ApiClass> {
  const byName = new Map(sources.index.classes.map((each) => [each.full, each]));
  const found = new Map<string, ApiClass>();
  const open = [...wanted];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const owner = byName.get(name);
    const node = owner && !found.has(name) ? nodeOf(sources, owner) : undefined;
    if (owner && node) {
      const each = signature(node, owner, sources);
      found.set(name, each);
      const parents = each.parents.map((parent) => parent.replace(/<.*/s, ''));
      open.push(...parents, ...named(each, used));
    }
  }
  return Object.fromEntries([...found].sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Returns the artifacts of a build: one for the common code, and one for each loader project in settings.gradle. */
function artifacts(base: string, settings: string): string[] {
  const live = settings.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
  const projects = [...live.matchAll(/include\b[^\n]*/g)].flatMap(([line]) =>
    [...line.matchAll(/["']([\w-]+)["']/g)].map(([, name = '']) => name),
  );
  const loaders = projects.filter((name) => name !== 'common');
  return [base, ...loaders.map((name) => `${base}-${name}`)];
}

/**
 * Extracts the API of a mod at a tag.
 * @param samples Java samples on pages, which limit the extraction to the classes that they use
 * @throws SourceError or JavaError, with file and line
 */
export async function extractApi(
  repository: Repository,
  ref: string,
  mod: Mod,
  samples: readonly string[],
): Promise<Api> {
  const sources = await readSources(repository, ref);
  const files = repository.files(sources.commit).filter((name) => name === 'settings.gradle');
  const [settings] = repository.read(sources.commit, files);
  const gradle = (key: string) =>
    new RegExp(`^\\s*(?:${key})\\s*=\\s*(\\S+)`, 'm').exec(
      sources.texts.get('gradle.properties')?.text ?? '',
    )?.[1] ?? '';
  return {
    mod: mod.id,
    repository: mod.repository,
    ref,
    commit: sources.commit,
    version: releaseName(ref, sources.version),
    minecraft: mod.playedOn?.[sources.minecraft] ?? sources.minecraft,
    maven: {
      group: gradle('maven_group|mod_group_id'),
      artifacts: artifacts(gradle('archives_base_name|archives_name'), settings?.text ?? ''),
    },
    classes: signatures(
      sources,
      [...new Set(samples.flatMap(importsOf))],
      new Set(samples.flatMap(tokensOf).map(({text}) => text)),
    ),
  };
}
