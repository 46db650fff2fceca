import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../content/files';
import {Doctor} from '../engine';
import {loadRules} from '../rules/load';

/** Software of the peer that this doctor is made for. */
const ours = /^(?:Vanilla\/(?!Bukkit)|CustomSkinLoader|MinecraftLauncher|PrismLauncher)/;
const hybrids = /\/(?:Arclight|Magma|Mohist)\//;

interface PeerResult {
  analysis?: {problems?: {message: string}[]};
}

/**
 * Compares our findings with what a peer expects of its own test logs: `<name>.log` beside `<name>.json` with
 * `analysis.problems[].message`. A log of theirs with a problem in which we find no error or warning fails.
 * @param folder the peer's `test/data`
 * @param all also prints the logs in which both find nothing
 */
export async function comparePeer(folder: string, siteDir: string, all: boolean): Promise<boolean> {
  const doctor = new Doctor(loadRules(siteDir));
  const counts = {both: 0, missed: 0, more: 0, neither: 0};
  for (const file of listFiles(folder).filter(
    (name) => name.endsWith('.log') && ours.test(name) && !hybrids.test(name),
  )) {
    const expected = JSON.parse(
      readFileSync(path.join(folder, file.replace(/\.log$/, '.json')), 'utf8'),
    ) as PeerResult;
    const theirs = expected.analysis?.problems?.map(({message}) => message) ?? [];
    const log = {name: path.basename(file), blob: new Blob([readFileSync(path.join(folder, file))])};
    const {findings} = await doctor.diagnose([log]);
    const problems = findings.filter(({severity}) => severity !== 'note');
    const verdict =
      theirs.length > 0
        ? problems.length > 0
          ? 'both'
          : 'missed'
        : problems.length > 0
          ? 'more'
          : 'neither';
    counts[verdict] += 1;
    if (verdict === 'neither' && !all) continue;
    console.log(`\n${verdict === 'missed' ? '✗' : '·'} ${file} (${verdict})`);
    theirs.slice(0, 6).forEach((message) => console.log(`    peer: ${message}`));
    findings.slice(0, 5).forEach(({severity, title, also, id}) => {
      console.log(`    ours: [${severity}] ${title} (${id})`);
      also.slice(0, 5).forEach((other) => console.log(`          ${other}`));
    });
  }
  console.log(
    `\n${counts.both} logs in which both find something, ${counts.missed} that we miss, ${counts.more} in which only we do, ${counts.neither} in which nobody does`,
  );
  return counts.missed === 0;
}
