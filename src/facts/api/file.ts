import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {listFiles} from '../../content/files';

/**
 * Format of the files in `src/data/api`: artifacts of a release, and public members of the classes that samples on
 * pages use.
 */

const method = z.strictObject({
  returns: z.string(),
  parameters: z.array(z.string()),
  static: z.literal(true).optional(),
  /** Set if the method has no body, so that a class or lambda must implement it. */
  abstract: z.literal(true).optional(),
});

const javaClass = z.strictObject({
  kind: z.enum(['class', 'interface', 'enum', 'record']),
  at: z.string(),
  /** Names of type parameters. */
  generics: z.array(z.string()).optional(),
  parents: z.array(z.string()),
  /** Parameter types of each constructor. */
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
  /** Classes by full name, such as `a.b.Outer.Inner`. */
  classes: z.record(z.string(), javaClass),
});

export type ApiMethod = z.infer<typeof method>;
export type ApiClass = z.infer<typeof javaClass>;
export type Api = z.infer<typeof schema>;

export const apiFolder = 'src/data/api';

/**
 * Reads all files in `src/data/api`. The keys are paths relative to `root`.
 * @throws ZodError for a file in another format
 */
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

/** A Java sample on a page. `line` is the line of the opening fence. */
export type JavaSample = {file: string; line: number; text: string};

/** Returns the Java samples that import an FTB class. These samples are complete files. */
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

/** Formats an API as JSON with one class per line, so that diffs between releases are readable. */
export function printApi({classes, ...about}: Api): string {
  const rows = Object.entries(classes).map(
    ([name, each]) => `    ${JSON.stringify(name)}: ${JSON.stringify(each)}`,
  );
  const head = JSON.stringify(about, null, 2).slice(0, -2);
  return `${head},\n  "classes": {${rows.length > 0 ? `\n${rows.join(',\n')}\n  ` : ''}}\n}\n`;
}
