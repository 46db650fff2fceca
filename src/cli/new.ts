/**
 * `npm run new`: asks where a page goes, what kind it is and what it is called, and writes it from a template. What the
 * arguments say is not asked for: `npm run new -- --folder support/Troubleshooting --kind guide --title "…" --description "…"`.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {fields, planPage} from './new-page';
import type {Field, PageOptions} from './new-page';
import {root} from './project';
import {failWith} from './terminal';

const names = Object.keys(fields) as Field[];
const usage = `Usage: npm run new -- --folder FOLDER --kind KIND --title TITLE --description SENTENCE [--name FILE]

${names.map((name) => `  --${name.padEnd(12)} ${fields[name].what}`).join('\n')}
  --name         name of the file and end of the address; made from the title when left out`;

/** Asks for whatever is not known yet; a wrong answer is asked for again. */
async function ask(known: Partial<PageOptions>): Promise<PageOptions> {
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  const answers = {...known};
  for (const name of names) {
    while (answers[name] === undefined) {
      const answer = (await terminal.question(`${name}, ${fields[name].what}: `)).trim();
      const problem = fields[name].problem(answer, root);
      if (problem === undefined) {
        answers[name] = answer;
      } else {
        console.log(problem);
      }
    }
  }
  terminal.close();
  return answers as PageOptions;
}

void failWith(async () => {
  const option = {type: 'string'} as const;
  const {values} = parseArgs({
    options: Object.fromEntries([...names, 'name'].map((name) => [name, option])),
  });
  const known: Partial<PageOptions> = values;
  const missing = names.filter((name) => known[name] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY) {
    throw new Error(`npm run new: missing --${missing.join(', --')}\n\n${usage}`);
  }
  const {file, text, route} = planPage(root, await ask(known));
  mkdirSync(dirname(join(root, file)), {recursive: true});
  // `wx`: never over a file that came up in the meantime.
  writeFileSync(join(root, file), text, {flag: 'wx'});
  console.log(`Wrote ${file}, which is ${route}

Next:
  1. npm start                            shows the page at http://localhost:3000${encodeURI(route)}
  2. replace every {/* Write: … */}       the next command finds those left over
  3. npm run check -- content             mistakes with file, line and fix
  4. npm run check -- --update-routes     lists the new address`);
  return 0;
});
