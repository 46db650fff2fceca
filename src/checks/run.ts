/** `npm run check -- GROUP`: holds content, code and built site against our rules. `README.md` lists them. */
import {readContent} from '../content';
import {publishedFile, writeRoutes} from './route-lists';
import {checkNames, groups, runChecks} from './suite';

const usage = `Usage: npm run check [-- content | site | --update-routes]

  (none)           all that can be said without a build: types, lint, format, spelling, rules
  content          the rules for docs/ and src/
  site             the rules for build/, which "npm run build" makes
  --update-routes  writes the list of published addresses, ${publishedFile}

Checks: ${checkNames().join(', ')}`;

function main(words: string[], root: string): boolean {
  if (words.length === 1 && words[0] === '--update-routes') {
    const {added, removed} = writeRoutes(root, [...readContent(root).routes.keys()]);
    [...added.map((route) => `+ ${route}`), ...removed.map((route) => `- ${route}`)].forEach((line) =>
      console.log(line),
    );
    console.log(`${publishedFile}: ${added.length} added, ${removed.length} removed`);
    return true;
  }
  const unknown = words.find((word) => !(word in groups));
  if (unknown !== undefined) {
    throw new Error(`unknown argument "${unknown}"\n\n${usage}`);
  }
  return runChecks(root, words);
}

try {
  process.exitCode = main(process.argv.slice(2), process.cwd()) ? 0 : 1;
} catch (error) {
  console.error(`npm run check: ${(error as Error).message}`);
  process.exitCode = 2;
}
