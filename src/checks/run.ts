/** `npm run check`: holds the content, the code and the built site against our rules. `README.md` lists them. */
import {checkNames, groups, runChecks} from './suite';

const usage = `Usage: npm run check [-- content | site]

  (none)           every check; those of the built site need a build ("npm run build")
  content          the checks that read docs/ and src/
  site             the checks that read build/

Checks: ${checkNames().join(', ')}`;

const wanted = process.argv.slice(2);
if (wanted.some((word) => !(word in groups))) {
  console.error(`Unknown argument "${wanted.join(' ')}".\n\n${usage}`);
  process.exitCode = 2;
} else {
  process.exitCode = runChecks(process.cwd(), wanted) ? 0 : 1;
}
