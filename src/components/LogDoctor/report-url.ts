import {reportForms} from '@site/src/config/report-forms';
import {site} from '@site/src/config/site';
import type {Diagnosis} from '@site/src/doctor/engine';
import {asMarkdown} from '@site/src/doctor/engine/report';

/** Maximum length of a report URL in characters, which browsers and GitHub accept. */
const longestAddress = 7000;

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Returns the pack whose name is a prefix of the instance's name, ignoring "FTB". The longest name wins. */
export function packOf(instance: string | undefined, packs: readonly string[] = []): string | undefined {
  const name = plain(instance ?? '').replace(/^ftb(?:presents)?/, '');
  return [...packs]
    .sort((a, b) => b.length - a.length)
    .find((pack) => name !== '' && name.startsWith(plain(pack).replace(/^ftb(?:presents)?/, '')));
}

/** Returns the option in the App's issue form for an operating system, or undefined for an unknown system. */
function systemOf(system = ''): string | undefined {
  if (/Windows 11/.test(system)) return 'Windows 11';
  if (/Windows 10/.test(system)) return 'Windows 10';
  if (/Windows/.test(system)) return 'Windows Other';
  return /Linux/.test(system) ? 'Linux (Other)' : undefined;
}

/**
 * Returns the address of an issue form, filled in with data from the log. Nothing is submitted automatically,
 * because the reader still has to complete the form.
 */
export function reportUrl(diagnosis: Diagnosis): string {
  const isApp = diagnosis.files.every(({kind}) => kind === 'app' || kind === 'installer');
  const {repository, template, fields, packs} = reportForms[isApp ? 'app' : 'pack'];
  const facts = new Map(diagnosis.summary.map(({name, value}) => [name, value]));
  const markdown = asMarkdown(diagnosis, site.url);
  const address = (length: number) => {
    const filled: [id: string | undefined, text: string | undefined][] = [
      [fields.pack, packOf(facts.get('Instance'), packs)],
      [fields.launcher, facts.get('Launcher')],
      [fields.system, systemOf(facts.get('System'))],
      [fields.happened, 'What I did before it happened: \n'],
      [fields.logs, [...markdown].slice(0, length).join('')],
    ];
    const query = new URLSearchParams({template});
    for (const [id, text] of filled) if (id !== undefined && text !== undefined) query.set(id, text);
    return `https://github.com/${repository}/issues/new?${query}`;
  };
  let {length} = markdown;
  while (address(length).length > longestAddress) length = Math.floor(length * 0.9);
  return address(length);
}
