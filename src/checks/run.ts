/** Checks content, code and the built site: `npm test -- content` or `site`. `README.md` lists the checks. */
import {checkNames, groups, runChecks} from './suite';

const wanted = process.argv.slice(2);
const unknown = wanted.find((word) => !(word in groups));
if (unknown === undefined) {
  process.exitCode = runChecks(process.cwd(), wanted) ? 0 : 1;
} else {
  console.error(
    `There is no group of checks "${unknown}". Groups: ${Object.keys(groups).join(', ')}. Without a group, all checks run: ${checkNames().join(', ')}.`,
  );
  process.exitCode = 2;
}
