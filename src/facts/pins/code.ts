import {createHash} from 'node:crypto';
import {parseFragment} from 'parse5';
import ts from 'typescript';
import {parseJava, walk, type Syntax} from '../java/syntax';
import {SourceError, type SourceFile} from '../repository';

/** Hashes the tokens of pinned code, so that changes to comments and white space do not affect the hash. */

const hashOf = (tokens: readonly string[]) =>
  createHash('sha256').update(tokens.join('\n')).digest('hex').slice(0, 16);

const tokensOf = (node: Syntax): string[] =>
  node.children.length === 0 ? [node.text.replace(/\s+/g, ' ')] : node.children.flatMap(tokensOf);

const classTypes = /^(?:class|interface|enum|record|annotation_type)_declaration$/;
const memberTypes = /^(?:method|constructor|compact_constructor|field|constant)_declaration$|^enum_constant$/;

function membersNamed(type: Syntax, name: string): Syntax[] {
  const body = type.field.body?.children ?? [];
  const members = body.flatMap((each) => (each.type === 'enum_body_declarations' ? each.children : each));
  return members.filter((node) => {
    const declared = node.children.filter((child) => child.type === 'variable_declarator');
    const names =
      declared.length > 0 ? declared.map((each) => each.field.name?.text) : [node.field.name?.text];
    return (
      memberTypes.test(node.type) &&
      (names.includes(name) || (name === 'new' && /constructor/.test(node.type)))
    );
  });
}

/** Caches parsed files, because many pins refer to the same file. */
const parsed = new WeakMap<SourceFile, Promise<Syntax>>();

/**
 * Returns the tokens of code in a Java file: `Class#method` (all overloads), `Class#field`, `Class#new`,
 * `Outer.Inner#…`, or a whole `Class`.
 */
async function inJava(file: SourceFile, code: string): Promise<string[][]> {
  const [types = '', member] = code.split('#');
  const tree = parsed.get(file) ?? parseJava(file.text, file.path);
  parsed.set(file, tree);
  let found: Syntax[] = [await tree];
  for (const name of types.split('.')) {
    found = found
      .flatMap((node) => [...walk(node)].filter((each) => each !== node && classTypes.test(each.type)))
      .filter((node) => node.field.name?.text === name);
  }
  const nodes = member === undefined ? found : found.flatMap((type) => membersNamed(type, member));
  return nodes.map(tokensOf);
}

/** Returns the script of a Vue component, or the unchanged text of another file. */
function scriptOf({path, text}: SourceFile): string {
  if (!path.endsWith('.vue')) {
    return text;
  }
  const script = parseFragment(text).childNodes.find(({nodeName}) => nodeName === 'script');
  return script && 'childNodes' in script
    ? script.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
    : '';
}

/** Returns the tokens of the functions, methods, properties and variables with a given name in a script. */
function inScript(file: SourceFile, code: string): string[][] {
  const name = code.split('#').at(-1)!;
  const source = ts.createSourceFile('script.ts', scriptOf(file), ts.ScriptTarget.Latest, true);
  const found: string[][] = [];
  const visit = (node: ts.Node) => {
    if ('name' in node && (node.name as ts.Node | undefined)?.getText(source) === name) {
      const tokens: string[] = [];
      const collect = (one: ts.Node) =>
        one.getChildCount(source) === 0
          ? tokens.push(one.getText(source))
          : one.getChildren(source).forEach(collect);
      collect(node);
      found.push(tokens);
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  return found;
}

/** Returns the value of a key in a JSON file, such as an English label. */
function inJson({text}: SourceFile, key: string): string[][] {
  const value = (JSON.parse(text) as Record<string, unknown>)[key];
  return value === undefined ? [] : [[JSON.stringify(value)]];
}

/**
 * Hashes the pinned part of a file.
 * @param code `Class#method` in a Java file, a function or variable in a script or Vue component, or a key in a JSON file;
 * undefined hashes the whole file
 * @returns 16 hexadecimal digits, or undefined if the file does not contain the code
 * @throws SourceError if `code` is given for an unsupported type of file
 * @throws JavaError for invalid Java
 */
export async function codeHash(file: SourceFile, code: string | undefined): Promise<string | undefined> {
  if (code === undefined) {
    return file.hash;
  }
  const find = [
    {files: /\.java$/, pieces: inJava},
    {files: /\.(?:[cm]?[jt]sx?|vue)$/, pieces: inScript},
    {files: /\.json$/, pieces: inJson},
  ].find(({files}) => files.test(file.path));
  if (!find) {
    throw new SourceError(
      `${file.path}:1  cannot look up "${code}" in this type of file — allowed: Java, JavaScript, TypeScript, Vue and JSON — leave the name out to pin the whole file`,
    );
  }
  const pieces = await find.pieces(file, code);
  return pieces.length > 0 ? hashOf(pieces.flat()) : undefined;
}
