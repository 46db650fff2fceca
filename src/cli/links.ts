/**
 * `npm run links`: asks every other site we link to whether the address still answers. Needs the network, so no build
 * and no check runs it; a workflow does once a week.
 */
import {readContent} from '../content';
import {resolveLink} from '../content/links';
import {footerColumns, partners, socialLinks} from '../config/footer';
import {askAll, type Place} from './external-links';
import {root} from './project';
import {failWith} from './terminal';

function placesByAddress(): Map<string, Place[]> {
  const content = readContent(root);
  const places = new Map<string, Place[]>();
  const add = (url: string, place: Place) => {
    if (/^https?:\/\//.test(url)) {
      const address = url.replace(/#.*$/, '');
      places.set(address, [...(places.get(address) ?? []), place]);
    }
  };
  for (const page of content.documents) {
    for (const {url, line} of page.links) {
      if (resolveLink(url, page, content).type === 'external') {
        add(url, {file: page.file, line});
      }
    }
  }
  for (const {href} of [...footerColumns.flatMap(({links}) => links), ...socialLinks, ...partners]) {
    add(href, {file: 'src/config/footer.ts'});
  }
  return places;
}

void failWith(async () => {
  const places = placesByAddress();
  if (places.size === 0) {
    throw new Error('npm run links: found no external address, so this proves nothing. Is docs/ there?');
  }
  const answers = await askAll(places.keys());
  const annotate = process.env.GITHUB_ACTIONS === 'true';
  const counts = {alive: 0, moved: 0, unclear: 0, dead: 0};
  for (const [url, answer] of answers) {
    counts[answer.state] += 1;
    if (answer.state === 'alive') {
      continue;
    }
    const text =
      answer.state === 'moved'
        ? `${url} moved for good — write ${answer.to}`
        : answer.state === 'dead'
          ? `${url} ${answer.why} — link to where it lives now, or remove the link`
          : `${url} ${answer.why} — open it in a browser to see whether it is still there`;
    for (const {file, line} of places.get(url) ?? []) {
      console.log(`${answer.state.padEnd(8)} ${file}${line === undefined ? '' : `:${line}`}  ${text}`);
      if (annotate && answer.state === 'dead') {
        console.log(`::error file=${file},line=${line ?? 1}::${text.replaceAll('%', '%25')}`);
      }
    }
  }
  if (counts.alive + counts.moved === 0) {
    throw new Error(`npm run links: none of ${answers.size} addresses answered. Is this machine online?`);
  }
  console.log(
    `\n${answers.size} addresses: ${counts.alive} alive, ${counts.moved} moved, ${counts.unclear} unclear, ${counts.dead} dead`,
  );
  return counts.dead === 0 ? 0 : 1;
});
