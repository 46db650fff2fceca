/**
 * `npm run check-files -- PATH…` checks settings, ranks and quest books of FTB mods in files and folders. `--to VERSION` also
 * lists the changes needed for another version of Minecraft, `--mods FOLDER` the items whose mod is not in the folder. The exit
 * code is 1 if there are errors, so that the CI of a modpack fails. `--packs FOLDER` checks clones of the modpacks in `packs.yaml`
 * instead.
 */
import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {checkFiles, limits, type Finding, type GivenFile} from '../check-files/engine';
import {reportPacks} from '../check-files/packs';
import {documentedMinecraft, isMinecraft, minecraftTable, minecraftVersions} from '../config/minecraft';
import {site} from '../config/site';
import {siteFacts} from '../build/api/site-facts';
import {failWith} from './terminal';

const usage =
  'usage: npm run check-files -- PATH… [--minecraft VERSION] [--to VERSION] [--mods FOLDER] [--json]   or   --packs FOLDER';

function namesIn(given: string): string[] {
  try {
    if (!statSync(given).isDirectory()) return [given];
  } catch {
    throw new Error(`${given} is not a file or folder. ${usage}`);
  }
  return readdirSync(given, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function fileOf(name: string): GivenFile {
  const isText = /\.(?:snbt|json5)$/i.test(name) && statSync(name).size <= limits.fileBytes;
  return {path: name.split(path.sep).join('/'), text: isText ? readFileSync(name, 'utf8') : undefined};
}

const lineOf = ({file, line, severity, message, fallback, fix, url}: Finding): string =>
  [
    `${file}:${line}  ${severity}  ${message}`,
    fallback === undefined ? undefined : `  default: ${fallback}`,
    fix === undefined ? undefined : `  ${fix}`,
    url === undefined || url === '' ? undefined : `  ${site.url}${url}`,
  ]
    .filter((part) => part !== undefined)
    .join('\n');

void failWith(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      json: {type: 'boolean'},
      minecraft: {type: 'string'},
      to: {type: 'string'},
      mods: {type: 'string'},
      packs: {type: 'string'},
    },
  });
  const {minecraft, to} = values;
  for (const [name, version] of Object.entries({minecraft, to})) {
    if (version !== undefined && !isMinecraft(version)) {
      throw new Error(`--${name} is "${version}", allowed: ${minecraftVersions.join(', ')}.`);
    }
  }
  const options = {
    facts: siteFacts(process.cwd()),
    versions: minecraftTable,
    usual: documentedMinecraft,
    minecraft,
    to,
    mods: values.mods === undefined ? [] : readdirSync(values.mods),
  };
  if (values.packs !== undefined) return reportPacks(process.cwd(), values.packs, options) ? 0 : 1;
  if (positionals.length === 0) throw new Error(usage);
  const report = checkFiles(positionals.flatMap(namesIn).map(fileOf), options);
  if (values.json) {
    process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
  } else {
    report.findings.forEach((finding) => console.log(lineOf(finding)));
    const count = (severity: string) =>
      report.findings.filter((finding) => finding.severity === severity).length;
    console.log(
      `\nMinecraft ${report.minecraft}${report.isGuess ? ' (detected from the files; --minecraft sets it)' : ''}: ${report.read.length} files of FTB mods, ` +
        `${count('error')} errors, ${count('warning')} warnings, ${count('changed')} changed settings, ${count('note')} notes${to === undefined ? '' : `, ${count('upgrade')} changes needed for ${to}`}`,
    );
  }
  return report.findings.some(({severity}) => severity === 'error') ? 1 : 0;
});
