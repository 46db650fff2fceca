/** Prefix of the file name of an FTB mod → its name and page. */
export const ftbMods: Readonly<Record<string, {name: string; page?: string}>> = {
  'ftb-backups-3': {name: 'FTB Backups 3', page: '/docs/mods/suite/Backups-3'},
  'ftb-chunks': {name: 'FTB Chunks', page: '/docs/mods/suite/Chunks'},
  'ftb-essentials': {name: 'FTB Essentials', page: '/docs/mods/suite/Essentials'},
  'ftb-filter-system': {name: 'FTB Filter System', page: '/docs/mods/suite/Filter_System'},
  'ftb-library': {name: 'FTB Library', page: '/docs/mods/suite/Library'},
  'ftb-quests': {name: 'FTB Quests', page: '/docs/mods/suite/Quests'},
  'ftb-ranks': {name: 'FTB Ranks', page: '/docs/mods/suite/Ranks'},
  'ftb-team-bases': {name: 'FTB Team Bases', page: '/docs/mods/suite/Team_Bases'},
  'ftb-teams': {name: 'FTB Teams', page: '/docs/mods/suite/Teams'},
  'ftb-ultimine': {name: 'FTB Ultimine', page: '/docs/mods/suite/Ultimine'},
  'ftb-xmod-compat': {name: 'FTB XMod Compat', page: '/docs/mods/suite/XMod'},
  'ftb-auxilium': {name: 'FTB Auxilium'},
  'ftb-ez-crystals': {name: 'FTB EZ Crystals', page: '/docs/mods/others#ftb-ez-crystals'},
  'ftb-jei-extras': {name: 'FTB JEI Extras', page: '/docs/mods/others#ftb-jei-extras'},
  'ftb-materials': {name: 'FTB Materials', page: '/docs/mods/suite/Materials'},
  'ftb-pack-companion': {name: 'FTB Pack Companion', page: '/docs/mods/others/Pack_Companion'},
  'ftb-pause-menu-api': {name: 'FTB Pause Menu API', page: '/docs/mods/others#ftb-pause-menu-api'},
  'ftb-promoter': {name: 'FTB Promoter'},
  'ftb-stuff-things': {name: 'FTB Stuff & Things', page: '/docs/mods/others/Stuff_and_Things'},
};

/**
 * Detects an FTB mod by its file name: `ftb-chunks-neoforge-2101.1.13.jar` is FTB Chunks 2101.1.13.
 * @param file name of a file in the folder `mods`
 * @returns key in `ftbMods`, and version; undefined for other files
 */
export function ftbModOf(file: string): {mod: string; version: string} | undefined {
  const {mod, version} =
    /^(?<mod>ftb-[a-z0-9-]+?)(?:-(?:neoforge|forge|fabric))?-(?<version>\d+(?:\.\d+)+)(?:-build\.\d+)?\.jar$/.exec(
      file,
    )?.groups ?? {};
  return mod === undefined || version === undefined || !(mod in ftbMods) ? undefined : {mod, version};
}
