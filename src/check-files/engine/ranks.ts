import {nearest} from '../../lib/suggest';
import type {CompoundTag, Tag} from '../../snbt';
import type {ModFacts} from '../../data/schema/facts';
import type {Rank} from './decide';
import type {Finding} from './findings';
import {written} from './parse';

/** Keys of a rank that are not nodes. */
const special = new Set(['name', 'power', 'condition']);

const textOf = (tag: Tag | undefined): string | undefined => (tag?.type === 'string' ? tag.value : undefined);

/**
 * Reads the ranks of a file, strongest first. Ranks with the same power keep their order from the file
 * (`RankManagerImpl#rebuildSortedRanks`).
 */
export function readRanks(content: CompoundTag): Rank[] {
  const ranks = [...content.entries].flatMap(([id, tag]): Rank[] => {
    if (tag.type !== 'compound') return [];
    const {entries} = tag;
    const power = entries.get('power');
    const condition = entries.get('condition');
    return [
      {
        id,
        name: textOf(entries.get('name')) ?? id,
        power: power && 'value' in power ? Number(power.value) : 0,
        condition:
          condition?.type === 'compound' ? (textOf(condition.entries.get('type')) ?? '') : textOf(condition),
        nodes: new Map(
          [...entries]
            .filter(([key]) => !special.has(key))
            .map(([key, value]) => [key.replace(/(?:\.\*)+$/, ''), written(value)]),
        ),
        line: content.lines.get(id) ?? 1,
      },
    ];
  });
  return ranks.sort((a, b) => b.power - a.power);
}

/** Returns the types of conditions in FTB Ranks. */
const conditionsOf = (facts: readonly ModFacts[]): string[] =>
  facts
    .filter(({mod}) => mod === 'ftb-ranks')
    .flatMap(({things}) => things.flatMap(({type}) => (type === undefined ? [] : [type])));

/**
 * Creates a function that returns whether a node is documented. A placeholder such as `<kit>` in a documented node
 * matches any single part.
 */
function nodeTest(facts: readonly ModFacts[]) {
  const all = facts.flatMap(({nodes}) => nodes.map(({node}) => node));
  const roots = new Set(all.map((node) => node.split('.')[0]!).filter((root) => root.startsWith('ftb')));
  const exact = new Set(all);
  const patterns = all
    .filter((node) => node.includes('<'))
    .map((node) => node.split('.').map((part) => (part.includes('<') ? undefined : part)));
  // A node also covers all nodes below it.
  const branches = new Set(
    all.flatMap((node) => node.split('.').map((_, i, parts) => parts.slice(0, i + 1).join('.'))),
  );
  const isKnown = (node: string) => {
    const parts = node.split('.');
    return (
      exact.has(node) ||
      branches.has(node) ||
      patterns.some(
        (pattern) =>
          pattern.length <= parts.length &&
          pattern.every((part, i) => part === undefined || part === parts[i]),
      )
    );
  };
  return {isKnown, isOurs: (node: string) => roots.has(node.split('.')[0]!), all};
}

function aboutCondition(file: string, rank: Rank, known: readonly string[], line: number): Finding[] {
  if (rank.condition === undefined || known.includes(rank.condition)) return [];
  const meant = nearest(rank.condition, known);
  return [
    {
      severity: 'error',
      file,
      line,
      key: `${rank.id}.condition`,
      value: rank.condition,
      message: `FTB Ranks has no condition \`${rank.condition}\`, so the rank \`${rank.id}\` does not work.`,
      fix:
        meant === undefined
          ? `Conditions are ${known.map((name) => `\`${name}\``).join(', ')}.`
          : `Did you mean \`${meant}\`?`,
      url: '/docs/mods/suite/Ranks/Simple%20Conditions',
    },
  ];
}

/**
 * Checks a rank file for unknown conditions, unknown nodes, and missing or equal powers.
 * @param facts facts about all mods in one version of Minecraft
 */
export function checkRanks(file: string, content: CompoundTag, facts: readonly ModFacts[]): Finding[] {
  const ranks = readRanks(content);
  const conditions = conditionsOf(facts);
  const {isKnown, isOurs, all} = nodeTest(facts);
  const powers = new Map<number, Rank>();
  const url = '/docs/mods/suite/Ranks/Configuration';
  return ranks.flatMap((rank) => {
    const own = content.entries.get(rank.id) as CompoundTag;
    const lineOf = (key: string) => own.lines.get(key) ?? rank.line;
    const findings = aboutCondition(file, rank, conditions, lineOf('condition'));
    const at = {file, url};
    if (!own.entries.has('power')) {
      findings.push({
        ...at,
        severity: 'warning',
        line: rank.line,
        key: `${rank.id}.power`,
        message: `The rank \`${rank.id}\` has no power, so it is weaker than every other rank.`,
      });
    }
    const equal = powers.get(rank.power);
    if (equal) {
      findings.push({
        ...at,
        severity: 'note',
        line: lineOf('power'),
        key: `${rank.id}.power`,
        message: `The ranks \`${equal.id}\` and \`${rank.id}\` have the same power, ${rank.power}: if both have a value for a node, \`${equal.id}\` decides, because it comes first in the file.`,
      });
    }
    powers.set(rank.power, equal ?? rank);
    for (const key of own.entries.keys()) {
      const node = key.replace(/(?:\.\*)+$/, '');
      if (special.has(key) || !isOurs(node) || isKnown(node)) continue;
      const meant = nearest(node, all);
      findings.push({
        ...at,
        severity: 'warning',
        line: lineOf(key),
        key: `${rank.id}.${key}`,
        value: node,
        message: `No FTB mod uses the node \`${node}\`, so no FTB mod reads this line.`,
        fix: meant === undefined ? 'Check the spelling, or delete the line.' : `Did you mean \`${meant}\`?`,
      });
    }
    return findings;
  });
}
