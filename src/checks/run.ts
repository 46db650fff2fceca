/** Runs the checks of `npm test -- content` and `npm test -- site`. `README.md` lists them. */
import {checkNames, groups, runChecks} from './suite';

const wanted = process.argv.slice(2);
const unknown = wanted.find((word) => !(word in groups));
if (unknown === undefined) {
  process.exitCode = runChecks(process.cwd(), wanted) ? 0 : 1;
} else {
  console.error(
    `Unknown group of checks "${unknown}". Allowed: ${Object.keys(groups).join(', ')}. Omit the group to run all checks: ${checkNames().join(', ')}.`,
  );
  process.exitCode = 2;
}
