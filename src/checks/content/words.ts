import {visit} from 'unist-util-visit';
import type {Page} from '../../content';
import {textOf} from '../../content/body';
import type {Check, Problem} from '../types';

/** Words that tell the reader nothing, and what to do instead. */
const fillers: Record<string, string> = {
  simply: 'leave it out: who is stuck does not find it simple',
  easily: 'leave it out: who is stuck does not find it easy',
  obviously: 'leave it out, or say what makes it so',
  'of course': 'leave it out',
  basically: 'leave it out',
  actually: 'leave it out',
  'as you know': 'leave it out',
  'needless to say': 'leave it out',
  'please note': 'say it, or use :::note',
  'in order to': 'write "to"',
  utilize: 'write "use"',
  nowadays: 'say the version',
  'as of now': 'say the version',
  currently: 'say the version',
};

const pattern = new RegExp(`(?<![\\w-])(?:${Object.keys(fillers).join('|')})(?![\\w-])`, 'gi');

/** Link texts that say nothing when read out on their own. */
const vague = /^(?:click )?(?:here|this|this page|link|this link|more|read more|learn more|see more)\W*$/i;

export const words: Check = {
  name: 'words',
  why: 'Filler hides the sentence, and a link called "here" leads nowhere in a list of links.',
  items: 'texts and links',
  run({content}) {
    const results = content.documents.map(checkPage);
    return {
      examined: results.reduce((sum, {examined}) => sum + examined, 0),
      problems: results.flatMap(({problems}) => problems),
    };
  },
};

function checkPage({file, tree}: Page): {examined: number; problems: Problem[]} {
  const problems: Problem[] = [];
  let examined = 0;
  if (!tree) {
    return {examined, problems};
  }
  visit(tree, (node, _, parent) => {
    const {line = 1, column = 1} = node.position?.start ?? {};
    if (node.type === 'text' && parent?.type !== 'strong') {
      // Bold is the product's own label, spelt as the product does.
      examined += 1;
      for (const {0: written, index} of node.value.matchAll(pattern)) {
        const before = node.value.slice(0, index).split('\n');
        problems.push({
          file,
          line: line + before.length - 1,
          ...(before.length === 1 && {column: column + index}),
          found: `"${written}"`,
          fix: fillers[written.toLowerCase()]!,
        });
      }
    } else if (node.type === 'link') {
      examined += 1;
      const text = textOf(node);
      if (vague.test(text.trim())) {
        problems.push({
          file,
          line,
          column,
          found: `link text "${text}"`,
          allowed: 'the name of what it leads to',
          fix: 'write what the reader finds there',
        });
      }
    }
  });
  return {examined, problems};
}
