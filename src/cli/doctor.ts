/**
 * `npm run doctor -- FILE…` diagnoses logs and prints Markdown, or JSON with `--json`. `--clean FILE` prints a copy of
 * the log without personal data. `--samples` tests the diagnoses with the samples; `--sessions FOLDER` tests them with
 * complete sessions from clones in that folder.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {Doctor, type Input} from '../doctor/engine';
import {asJson, asMarkdown} from '../doctor/engine/report';
import {reportSamples} from '../doctor/samples/run';
import {reportSessions} from '../doctor/samples/sessions';
import {loadRules} from '../doctor/rules/load';
import {site} from '../config/site';
import {failWith} from './terminal';

const usage = 'usage: npm run doctor -- FILE… [--json]   or   --clean FILE, --samples, --sessions FOLDER';

function inputOf(file: string): Input {
  try {
    return {name: path.basename(file), blob: new Blob([readFileSync(file)])};
  } catch (error) {
    throw new Error(`${file} cannot be read. Check the path. (${(error as Error).message})`);
  }
}

void failWith(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      json: {type: 'boolean'},
      samples: {type: 'boolean'},
      sessions: {type: 'string'},
      clean: {type: 'string'},
    },
  });
  if (values.sessions !== undefined) return (await reportSessions(process.cwd(), values.sessions)) ? 0 : 1;
  if (values.samples) return (await reportSamples(process.cwd())) ? 0 : 1;
  const doctor = new Doctor(loadRules(process.cwd()));
  if (values.clean !== undefined) {
    await doctor.diagnose([inputOf(values.clean)]);
    const {blob, removed} = await doctor.cleanCopy();
    process.stdout.write(await blob.text());
    removed.forEach(({what, count}) => console.error(`removed ${what}: ${count}`));
    return 0;
  }
  if (positionals.length === 0) throw new Error(usage);
  const diagnosis = await doctor.diagnose(positionals.map(inputOf));
  process.stdout.write(values.json ? asJson(diagnosis) : asMarkdown(diagnosis, site.url));
  return 0;
});
