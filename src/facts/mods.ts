import {existsSync} from 'node:fs';
import {documentedMinecraft, minecraftTable} from '../config/minecraft';
import {pinFile} from './pins/file';

/** A mod with public sources. */
export type Mod = {
  /** Id in the names of data files. */
  id: string;
  name: string;
  repository: string;
  /** `minecraft_version` in `gradle.properties` → version of Minecraft that players use, where the two differ. */
  playedOn?: Readonly<Record<string, string>>;
};

const mod = (id: string, name: string, repository = `FTBTeam/${name.replace(/ /g, '-')}`): Mod => ({
  id,
  name,
  repository,
});

export const mods: readonly Mod[] = [
  mod('ftb-essentials', 'FTB Essentials'),
  mod('ftb-ranks', 'FTB Ranks'),
  mod('ftb-teams', 'FTB Teams'),
  mod('ftb-ultimine', 'FTB Ultimine'),
  mod('ftb-quests', 'FTB Quests'),
  mod('ftb-library', 'FTB Library'),
  mod('ftb-xmod-compat', 'FTB XMod Compat'),
  mod('ftb-chunks', 'FTB Chunks'),
  mod('ftb-backups', 'FTB Backups 3'),
  mod('ftb-team-bases', 'FTB Team Bases'),
  mod('ftb-filter-system', 'FTB Filter System'),
  {
    ...mod('ftb-backups-2', 'FTB Backups 2', 'CreeperHost/FTB-Backups-2'),
    playedOn: {'1.20': '1.20.1', '1.21': '1.21.1'},
  },
  mod('ftb-stuff-things', 'FTB Stuff & Things', 'FTBTeam/FTB-Stuff-Things'),
  mod('ftb-pack-companion', 'FTB Pack Companion'),
  mod('ftb-materials', 'FTB Materials'),
];

/** Returns the id of a mod. */
export const modNamed = (name: string | undefined) => mods.find((each) => each.name === name)?.id;

/**
 * One entry for each mod and each version of Minecraft except the documented version, with ids such as `ftb-chunks-26-1`.
 * Statements about these versions have separate pins.
 */
export const otherLines: readonly Mod[] = minecraftTable
  .filter(({id}) => id !== documentedMinecraft)
  .flatMap((minecraft) =>
    mods.map((each) => ({
      ...each,
      id: `${each.id}-${minecraft.id.replaceAll('.', '-')}`,
      name: `${each.name} for ${minecraft.label}`,
    })),
  );

/** Programs and mods that have pinned statements but no rows in the data. */
export const pinnedOnly: readonly Mod[] = [
  mod('ftb-app', 'FTB App'),
  mod('ftb-debug', 'FTB Debug'),
  mod('ftb-echoes', 'FTB Echoes'),
  mod('ftb-industrial-contraptions', 'FTB Industrial Contraptions'),
  mod('ftb-unearthed', 'FTB Unearthed'),
  ...otherLines.filter(({id}) => existsSync(pinFile(id))),
];

/** Id of a data file or group → class that its rows describe. For groups without `type`. */
export const objects: Readonly<Record<string, string>> = {
  'config/ftb-quests/book': 'BaseQuestFile',
  'properties/ftb-quests/quest': 'Quest',
  'properties/ftb-quests/chapter': 'Chapter',
  'properties/ftb-quests/tasks/common': 'Task',
  'properties/ftb-quests/rewards/common': 'Reward',
  'properties/ftb-quests/reward-tables/reward-table': 'RewardTable',
  'properties/ftb-quests/reward-tables/loot-crate': 'LootCrate',
  'properties/ftb-quests/chapter-parts/group': 'ChapterGroup',
  'properties/ftb-quests/chapter-parts/link': 'QuestLink',
  'properties/ftb-quests/chapter-parts/image': 'ChapterImage',
  'properties/ftb-library-sidebar': 'SidebarButtonData',
  'properties/ftb-teams': 'Team',
  'properties/ftb-chunks': 'Team',
  'properties/ftb-pack-companion': 'PadAction',
  'properties/ftb-team-bases/base': 'BaseDefinition',
  'properties/ftb-team-bases/display': 'DisplaySettings',
  'properties/ftb-team-bases/dimension': 'DimensionSettings',
  'properties/ftb-team-bases/structure': 'SingleStructure',
  'properties/ftb-team-bases/pregen': 'Pregen',
  'properties/ftb-team-bases/jigsaw': 'JigsawParams',
};
