import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {listFiles} from '../../content/files';

/** The API of a release: its artifacts, and the public members of the classes that samples on pages use. */

const method = z.strictObject({
  returns: z.string(),
  parameters: z.array(z.string()),
  static: z.literal(true).optional(),
  /** Has no body, so a class or a lambda must implement it. */
  abstract: z.literal(true).optional(),
});

const javaClass = z.strictObject({
  kind: z.enum(['class', 'interface', 'enum', 'record']),
  at: z.string(),
  /** Names of type parameters. */
  generics: z.array(z.string()).optional(),
  parents: z.array(z.string()),
  /** Parameters of each constructor. */
  constructors: z.array(z.array(z.string())).optional(),
  fields: z.record(z.string(), z.string()).optional(),
  methods: z.record(z.string(), z.array(method)).optional(),
});

const schema = z.strictObject({
  mod: z.string(),
  repository: z.string(),
  ref: z.string(),
  commit: z.string(),
  version: z.string(),
  minecraft: z.string(),
  maven: z.strictObject({group: z.string(), artifacts: z.array(z.string()).min(1)}),
  /** By full name, `a.b.Outer.Inner`. */
  classes: z.record(z.string(), javaClass),
});

export type ApiMethod = z.infer<typeof method>;
export type ApiClass = z.infer<typeof javaClass>;
export type Api = z.infer<typeof schema>;

export const apiFolder = 'src/data/api';

/** All committed files, by path from the root. Throws for a file in another format. */
export function readApis(root: string): Map<string, Api> {
  const folder = path.join(root, apiFolder);
  const names = existsSync(folder) ? listFiles(folder).filter((name) => name.endsWith('.json')) : [];
  return new Map(
    names.map((name) => [
      `${apiFolder}/${name}`,
      schema.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))),
    ]),
  );
}

/** A Java sample on a page: file, line of the opening fence, and the code. */
export type JavaSample = {file: string; line: number; text: string};

/** Java samples that import a class of FTB, and so are complete files. */
export function javaSamples(root: string): JavaSample[] {
  const pages = listFiles(path.join(root, 'docs')).filter((name) => name.endsWith('.mdx'));
  return pages.flatMap((name) => {
    const page = readFileSync(path.join(root, 'docs', name), 'utf8');
    return [...page.matchAll(/^```java\b[^\n]*\n(.*?)^```/gms)]
      .map(({0: fence, 1: text = '', index}) => ({
        file: `docs/${name}`,
        line: page.slice(0, index).split('\n').length,
        text: fence && text,
      }))
      .filter(({text}) => /^import dev\.ftb\./m.test(text));
  });
}

/** Prints one class per line, for readable diffs of two releases. */
export function printApi({classes, ...about}: Api): string {
  const rows = Object.entries(classes).map(
    ([name, each]) => `    ${JSON.stringify(name)}: ${JSON.stringify(each)}`,
  );
  const head = JSON.stringify(about, null, 2).slice(0, -2);
  return `${head},\n  "classes": {${rows.length > 0 ? `\n${rows.join(',\n')}\n  ` : ''}}\n}\n`;
}
