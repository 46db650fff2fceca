import type {InlineCode, Nodes} from 'mdast';
import type {ConfigFile, Option} from '../../data/schema/config';
import {optionKey} from '../../data/schema/config';
import type {PermissionFile} from '../../data/schema/permissions';
import type {SiteData} from '../../plugins/structured-data/read';
import type {Check, Problem} from '../types';

/** A named number of the data. Names that two facts share, such as `enabled`, name nothing. */
interface Fact extends Pick<Option, 'default' | 'min' | 'max'> {
  file: string;
}

/** Ways to write an option in prose: the whole key, or its end from some dot on. */
function endingsOf(key: string): string[] {
  const parts = key.split('.');
  return parts.map((_, start) => parts.slice(start).join('.'));
}

/** Facts by every name that means exactly one of them. */
function namedFacts({files}: SiteData): Map<string, Fact> {
  const facts = new Map<string, Fact | undefined>();
  const add = (name: string, fact: Fact) => {
    const known = facts.has(name) ? facts.get(name) : fact;
    const same = known?.default === fact.default && known?.min === fact.min && known?.max === fact.max;
    facts.set(name, same ? fact : undefined);
  };
  for (const {kind, file, data} of files) {
    if (kind.name === 'config') {
      for (const {prefix, options} of Object.values((data as ConfigFile).groups)) {
        for (const option of options) {
          const fact = {...option, file};
          endingsOf(optionKey(prefix, option.key)).forEach((name) => add(name, fact));
          if (option.node !== undefined) {
            add(option.node, fact);
          }
        }
      }
    }
    if (kind.name === 'permissions') {
      for (const {nodes = []} of Object.values((data as PermissionFile).groups)) {
        nodes.forEach((node) => add(node.node, {...node, file}));
      }
    }
  }
  return new Map([...facts].filter((entry): entry is [string, Fact] => entry[1] !== undefined));
}

const number = String.raw`(-?\d[\d,]*(?:\.\d+)?)`;
const defaultAfter = new RegExp(
  String.raw`^[^.;]{0,40}?\bdefaults?\b(?: is| to| value)?[ :(]*\x60?${number}`,
  'i',
);
const byDefault = new RegExp(String.raw`^(?: is|:|,)? ?\x60?${number}\x60?[^.;\d]{0,30}\bby default\b`, 'i');
const range = new RegExp(
  String.raw`^[^.;]{0,40}?\b(?:range|from|between|allowed|accepts)\b[ :]*\x60?${number}\x60?(?: ?[–-] ?| to | and |\.\.)\x60?${number}`,
  'i',
);

const toNumber = (text: string | undefined) => Number((text ?? '').replace(/,/g, ''));

/** A number that a text claims about a fact, and what the data say. */
function contradictions(after: string, fact: Fact): {claim: string; right: string}[] {
  const wrong: {claim: string; right: string}[] = [];
  const stated = defaultAfter.exec(after) ?? byDefault.exec(after);
  if (stated && typeof fact.default === 'number' && toNumber(stated[1]) !== fact.default) {
    wrong.push({claim: `a default of ${stated[1]}`, right: String(fact.default)});
  }
  const limits = range.exec(after);
  if (limits && fact.min !== undefined && fact.max !== undefined) {
    const [low, high] = [toNumber(limits[1]), toNumber(limits[2])];
    if (low !== Number(fact.min) || high !== Number(fact.max)) {
      wrong.push({claim: `a range of ${limits[1]} to ${limits[2]}`, right: `${fact.min} to ${fact.max}`});
    }
  }
  return wrong;
}

/** A name in code, and the text that follows it up to the next such name. */
interface Mention {
  node: InlineCode;
  after: string;
}

/** Mentions of facts in one paragraph, heading or table row. */
function mentionsIn(block: Nodes, known: ReadonlyMap<string, Fact>): Mention[] {
  const mentions: Mention[] = [];
  const read = (node: Nodes) => {
    if (node.type === 'inlineCode' && known.has(node.value)) {
      mentions.push({node, after: ''});
      return;
    }
    const last = mentions.at(-1);
    if (last && node.type === 'inlineCode') {
      last.after += `\`${node.value}\``;
    } else if (last && node.type === 'text') {
      last.after += node.value;
    } else if (last && node.type === 'tableCell') {
      last.after += ' ';
    }
    if ('children' in node) {
      node.children.forEach(read);
    }
  };
  read(block);
  return mentions;
}

const blocks = new Set(['paragraph', 'heading', 'tableRow']);

function mentionsOf(node: Nodes, known: ReadonlyMap<string, Fact>): Mention[] {
  if (blocks.has(node.type)) {
    return mentionsIn(node, known);
  }
  return 'children' in node ? node.children.flatMap((child) => mentionsOf(child, known)) : [];
}

export const dataNumbers: Check = {
  name: 'data-numbers',
  why: 'A default in a sentence and another one in the table beside it: the reader cannot know which is right.',
  items: 'options and nodes named in prose',
  run({content, data}) {
    const facts = namedFacts(data);
    let examined = 0;
    const problems: Problem[] = [];
    for (const {file, tree} of content.pages) {
      for (const {node, after} of tree ? mentionsOf(tree, facts) : []) {
        examined += 1;
        const fact = facts.get(node.value);
        const {line = 1, column = 1} = node.position?.start ?? {};
        for (const {claim, right} of fact ? contradictions(after, fact) : []) {
          problems.push({
            file,
            line,
            column,
            found: `${claim} for \`${node.value}\``,
            allowed: `${right}, as ${fact?.file} says`,
            fix: 'correct the one that is wrong, or leave the number to the table',
          });
        }
      }
    }
    return {examined, problems};
  },
};
