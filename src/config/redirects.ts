/**
 * Addresses that worked on earlier versions of the site and still stand in forum posts and chats.
 * `_redirects` for the host, the preview server and the not-found page are all made from this list.
 */
export interface Redirect {
  /** Absolute path without the base path. A trailing `/*` matches the path itself and everything below. */
  from: string;
  /** Absolute path; `*` stands for what the `*` of `from` matched. May carry a hash. */
  to: string;
}

const sieves = '/docs/marketplace/Addons/sieves-and-things';
const rewards = '/docs/mods/suite/Quests/Developer/Quests/Rewards';

/** Single-reward pages became headings of one page. */
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
  // The page of reward tables stood beside the rewards and, for a while, below them.
  {from: '/docs/mods/suite/Quests/Developer/Quests/Reward_Tables', to: `${rewards}#reward-tables`},
  {from: `${rewards}/Reward_Tables`, to: `${rewards}#reward-tables`},
  {
    from: '/docs/mods/suite/Quests/Player/Questbook/Tips_Tricks',
    to: '/docs/mods/suite/Quests/Player/Questbook/Misc',
  },
  // Both addresses of the tools are promised: tests/promises.yaml.
  ...['crooks', 'hammers', 'sickles', 'trowels'].map((tool) => ({
    from: `${sieves}/Tools/${tool}`,
    to: `${sieves}/gettingstarted/Tools/${tool}`,
  })),
  // Parts of one page here that were pages of their own.
  ...Object.entries({api: 'api', 'ranks-integration': 'numbers-by-rank', shapes: 'shapes', tags: 'tags'}).map(
    ([page, heading]) => ({
      from: `/docs/mods/suite/Ultimine/${page}`,
      to: `/docs/mods/suite/Ultimine/options#${heading}`,
    }),
  ),
  // A workaround for one version of one pack; what it did by hand, a repair does.
  {from: '/docs/app/Troubleshooting/Workarounds/oops', to: '/docs/app/Instances/repair'},
  // The mods pages lived under /mod-docs for a while, with or without a version segment such as 1.21.1.
  {from: '/mod-docs/*', to: '/docs/*'},
];

/** A version segment: `1.21.1`, `1.21`, `next`, `current`, `21.x`. */
const versionSegment = /^(?:next|current|v?\d+(?:\.(?:\d+|x))*)$/i;

/**
 * Where an outdated address lives now.
 * @param path absolute path, decoded, without query and hash
 * @returns absolute path (perhaps with a hash), or undefined when no rule matches
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
        // A moved address may itself be one that moved within the section.
        return resolveRedirect(target) ?? target;
      }
    }
  }
  return undefined;
}
