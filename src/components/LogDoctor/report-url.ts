import {site} from '@site/src/config/site';
import type {Diagnosis} from '@site/src/doctor/engine';
import {asMarkdown} from '@site/src/doctor/engine/report';

/** Longest address that browsers and the host of the issues take. */
const longestAddress = 7000;

/** Address of a new issue that already holds the diagnosis, in the tracker of what was read. */
export function reportUrl(diagnosis: Diagnosis): string {
  const isApp = diagnosis.files.every(({kind}) => kind === 'app');
  const tracker = `https://github.com/FTBTeam/${isApp ? 'FTB-App' : 'FTB-Modpack-Issues'}/issues/new`;
  const head = '**What did you do before it happened?**\n\n\n---\n';
  const body = head + asMarkdown(diagnosis, site.url);
  const address = (length: number) =>
    `${tracker}?${new URLSearchParams({title: 'Crash: ', body: [...body].slice(0, length).join('')})}`;
  let length = body.length;
  while (address(length).length > longestAddress) length = Math.floor(length * 0.9);
  return address(length);
}
