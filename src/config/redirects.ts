/**
 * Old URLs of this site that forum posts and chats still link to. The `_redirects` file, the preview server
 * and the not-found page all use this list.
 */
export interface Redirect {
  /** Absolute path without the base path. A trailing `/*` matches the path itself and everything below it. */
  from: string;
  /** Absolute path, optionally with a hash. `*` stands for the text that the `*` in `from` matched. */
  to: string;
}

const sieves = '/docs/marketplace/Addons/sieves-and-things';
const rewards = '/docs/mods/suite/Quests/Developer/Quests/Rewards';

/** Maps the former page of each reward to its heading on the combined rewards page. */
const rewardHeadings: Record<string, string> = {
  Item_Reward: 'item',
  Choice_Reward: 'choice',
  Command_Reward: 'command',
  Custom_Reward: 'custom',
  Experience_Reward: 'xp',
  Loot_Reward: 'loot',
  Random_Reward: 'random',
  All_Table_Reward: 'all-table',
  Stage_Reward: 'stage',
  Advancement_Reward: 'advancement',
  Toast_Reward: 'toast',
};

export const redirects: Redirect[] = [
  ...Object.entries(rewardHeadings).map(([page, heading]) => ({
    from: `${rewards}/${page}`,
    to: `${rewards}#${heading}`,
  })),
  // The page on reward tables had two earlier URLs: first beside the rewards page, then below it.
  {from: '/docs/mods/suite/Quests/Developer/Quests/Reward_Tables', to: `${rewards}#reward-tables`},
  {from: `${rewards}/Reward_Tables`, to: `${rewards}#reward-tables`},
  {
    from: '/docs/mods/suite/Quests/Player/Questbook/Tips_Tricks',
    to: '/docs/mods/suite/Quests/Player/Questbook/Misc',
  },
  // tests/promises.yaml guarantees both URLs of each tool page.
  ...['crooks', 'hammers', 'sickles', 'trowels'].map((tool) => ({
    from: `${sieves}/Tools/${tool}`,
    to: `${sieves}/gettingstarted/Tools/${tool}`,
  })),
  // Former pages that are now headings of a single page
  ...Object.entries({api: 'api', 'ranks-integration': 'numbers-by-rank', shapes: 'shapes', tags: 'tags'}).map(
    ([page, heading]) => ({
      from: `/docs/mods/suite/Ultimine/${page}`,
      to: `/docs/mods/suite/Ultimine/options#${heading}`,
    }),
  ),
  // This page described a workaround for one version of one pack. Repairing the instance has the same effect.
  {from: '/docs/app/Troubleshooting/Workarounds/oops', to: '/docs/app/Instances/repair'},
  // The mods pages used to be below /mod-docs, with or without a version segment such as 1.21.1.
  {from: '/mod-docs/*', to: '/docs/*'},
];

/** A version segment, such as `1.21.1`, `1.21`, `next`, `current` or `21.x`. */
const versionSegment = /^(?:next|current|v?\d+(?:\.(?:\d+|x))*)$/i;

/**
 * Returns the new path of a page that has moved.
 * @param path absolute path, decoded, without query and hash
 * @returns an absolute path, possibly with a hash; undefined if no rule matches
 */
export function resolveRedirect(path: string): string | undefined {
  const clean = path.replace(/\/+$/, '') || '/';
  for (const {from, to} of redirects) {
    if (from === clean) {
      return to;
    }
    if (from.endsWith('/*')) {
      const base = from.slice(0, -2);
      if (clean === base || clean.startsWith(`${base}/`)) {
        const rest = clean
          .slice(base.length + 1)
          .split('/')
          .filter((segment, index) => segment !== '' && !(index === 0 && versionSegment.test(segment)))
          .join('/');
        const target = to.replace('*', rest).replace(/\/+$/, '');
        // The target may have been moved as well.
        return resolveRedirect(target) ?? target;
      }
    }
  }
  return undefined;
}
