/**
 * What readers call the subject of a page where the page itself uses other words: what they type, not what it says. Each entry is a
 * list of short phrases between commas; they count almost as much as a title. A page that says a word need not have it here.
 * `relevance/` measures what an entry brings.
 */
export const asked: Readonly<Record<string, string>> = {
  '/docs/app':
    'what is an instance, launcher, download the app, where are my instances, instance folder, ftba folder',
  '/docs/app/Guides/getting-started':
    'app will not open, app will not launch, app stuck on loading, setting up, first time setup, launch a pack, update a modpack, instances gone, app crashes on startup, something went wrong, cannot update an instance, update fails, settings not saving',
  '/docs/app/Guides/install-modpack':
    'download a modpack, install failed, download stuck, import zip, importing a modpack, custom instance, make your own pack, choose where to install, curseforge pack, vanilla instance, download failed',
  '/docs/app/Guides/remove-modpack':
    'uninstall a pack, delete an instance, remove a modpack, restore instance, instances deleted, uninstall the app, free disk space',
  '/docs/app/Guides/startup-arguments':
    'jvm args, java version, select java path, change java, launch options, garbage collector, java home, use other java, custom java runtime, wrapper command',
  '/docs/app/Instances/add-mods-to-instance':
    'own mods, extra mods, install mods, mod will not download, add optifine, shaders, mod greyed out, unlock instance, update a mod, remove a mod',
  '/docs/app/Instances/change-ram':
    'allocate ram, allocate more, more ram, not enough memory, out of memory, ram slider, max ram, xmx, memory limit, give the game more memory, ram too low, global ram',
  '/docs/app/Instances/disable-mods-on-instance':
    'remove a mod, delete a mod, turn mods off, which mod crashes, switch off mod, get rid of a mod',
  '/docs/app/Instances/instance-logs':
    'crash log, latest log, log folder of a pack, where is the crash report, open instance folder',
  '/docs/app/Instances/move-instances':
    'change instance location, relocate, another drive, move to ssd, install folder, drive d, drive is full, change install path, new computer, external drive',
  '/docs/app/Instances/share-instance':
    'share code, export a pack, send pack to a friend, import from another launcher, prism, multimc, export instance, play with friends',
  '/docs/app/Instances/repair':
    'reinstall pack, verify files, validate, corrupted files, missing mods, modpack broken, pack does not start, redownload, fix instance, no mods loaded',
  '/docs/app/Troubleshooting/Workarounds/disable-neo-forge-hash-check':
    'checksum mismatch, hash mismatch, neoforge install failed, invalid checksum of the installer',
  '/docs/app/Troubleshooting/Workarounds/prefer-ipv4':
    'ipv6, connection failed, cannot connect, network error, slow download, login servers unreachable, connection timed out',
  '/docs/app/Troubleshooting/app-purge':
    'reset the app, clear cache, delete app data, reinstall the app, clean install, delete ftba folder, factory reset',
  '/docs/app/Troubleshooting/linux-and-macos':
    'ubuntu, fedora, arch, steam deck, mac, app does not open on linux, no sandbox, deb, apple silicon, chrome sandbox, nvidia wayland',
  '/docs/app/Troubleshooting/login-issues':
    'cannot log in, login failed, cannot sign in, microsoft account, login loop, not letting me sign in, minecraft profile, game not owned, xbox, account not working, code not accepted, login stuck, logged out, wrong account',
  '/docs/app/Troubleshooting/disable-hide-progress':
    'game window invisible, loading screen in launcher, load in app, black window, ftb hide, ftb progress, window does not appear, loading inside the app',
  '/docs/app/Troubleshooting/find-app-logs':
    'app log, export logs, debug log of the launcher, upload logs, launcher logs',
  '/docs/app/Troubleshooting/force-overwolf-update':
    'update the app, app out of date, newest version of the launcher, overwolf, beta channel, app stuck on old version, alpha channel, app not updating',
  '/docs/app/Troubleshooting/ftb-debug': 'debug code, debug tool, dbg code, diagnostics, support code',
  '/docs/marketplace/Addons/storage-drawers': 'bulk storage, mass storage, storage wall, drawer mod',
  '/docs/marketplace/Addons/storage-drawers/Accessories/drawer-controller':
    'sorting system, item sorter, connect drawers',
  '/docs/marketplace/Addons/storage-drawers/Drawers/using':
    'compacting drawer, compress items, turn ingots into blocks',
  '/docs/marketplace/Addons/storage-drawers/Accessories/link-device': 'remote access, wireless terminal',
  '/docs/mods/others': 'small mods, jar mods, other ftb mods',
  '/docs/mods/suite': 'list of ftb mods, which mods, mod list, all mods by ftb',
  '/docs/mods/suite/Backups-3': 'world backup, automatic backup, ftb backups, backup mod, create a backup',
  '/docs/mods/suite/Backups-3/config':
    'backup interval, how many backups, backup timer, backup folder, disable backups, disk space of backups, schedule',
  '/docs/mods/suite/Backups-3/restoring':
    'restore a backup, load a backup, roll back world, go back to an old save, recover world, backup does not work',
  '/docs/mods/suite/Chunks':
    'claim land, chunk claiming, minimap, chunk loader, protect my base, ftb utilities claims',
  '/docs/mods/suite/Chunks/claiming-loading':
    'claim a chunk, force load, chunk loading, keep chunks loaded, chunks unload, stay loaded offline, protect base, fake players, machines stop, grief protection, unclaim, ally access, explosions, not loading',
  '/docs/mods/suite/Chunks/maps-waypoints':
    'minimap, disable minimap, hide minimap, minimap disappeared, waypoint, death point, world map, map key, zoom map, teleport to waypoint, minimap gone, remove waypoint, map position',
  '/docs/mods/suite/Chunks/commands':
    'unclaim all, admin claims, bypass protection, give extra claims, claim for another player',
  '/docs/mods/suite/Chunks/config':
    'max claimed chunks, max force loaded chunks, more claims, force load mode, disable map, dimension blacklist, claim limit, fake player setting, pvp, piston, offline chunk loading',
  '/docs/mods/suite/Chunks/ranks':
    'claims per rank, more chunks for a rank, force load limit by rank, vip chunks',
  '/docs/mods/suite/Filter_System':
    'smart filter, item filter, filter by tag, quest accepts several items, nbt filter, or filter, any of',
  '/docs/mods/suite/Team_Bases':
    'island, team island, lobby, base dimension, team dimensions, skyblock, cannot create party',
  '/docs/mods/suite/Team_Bases/getting_started':
    'create a base, join a base, choose start, island type, invite to base, go home',
  '/docs/mods/suite/Team_Bases/commands': 'visit base, lobby command, home base, archive base, purge base',
  '/docs/mods/suite/Team_Bases/config':
    'lobby position, lobby structure, base template, base definition, spawn in lobby, lobby dimension',
  '/docs/mods/suite/Essentials': 'homes, warps, tpa, utility commands, set home, ftb utilities',
  '/docs/mods/suite/Essentials/Commands':
    'fly, god mode, heal, feed, nickname, tpa, teleport to a player, home, set home, warp, spawn, back after death, mute a player, hat, workbench, ender chest, random teleport, vanish, command list',
  '/docs/mods/suite/Essentials/Configuration':
    'max homes, disable command, teleport blacklist dimension, rtp distance, edit essentials config, starter items, home limit, disable home, disable back',
  '/docs/mods/suite/Essentials/Durations': 'seconds or minutes, time format, duration syntax, hours days',
  '/docs/mods/suite/Essentials/Kits': 'starter kit, give items to new players, welcome kit, create kit',
  '/docs/mods/suite/Essentials/Ranks_Integration':
    'homes per rank, permissions of essentials, permission nodes, vip homes, limits by rank, who may use a command',
  '/docs/mods/suite/Essentials/Warmups_Cooldowns':
    'teleport delay, cooldown, do not move, wait before teleport, remove cooldown, home cooldown, rtp cooldown, tpa cooldown, no delay',
  '/docs/mods/suite/Library':
    'sidebar buttons, inventory buttons, buttons in the corner, hide buttons, buttons missing, client settings, creative mode button, clear inventory, editconfig',
  '/docs/mods/suite/Quests': 'quest mod, what is ftb quests, make quests, edit mode, quest book mod',
  '/docs/mods/suite/Quests/Developer/Chapters':
    'new chapter, chapter group, chapter image, add picture, create questline, arrange chapters',
  '/docs/mods/suite/Quests/Developer/Chapters/Settings':
    'chapter options, hide chapter, always invisible, default quest shape, autofocus, linear progression',
  '/docs/mods/suite/Quests/Developer/Commands':
    'reset progress, reset all quests, reset the quests, complete a quest by command, editing mode, reload quests, change_progress, export rewards, delete empty reward tables, open book command, reset quests',
  '/docs/mods/suite/Quests/Developer/Files':
    'translate quests, quest language file, en_us snbt, lang folder, quest keys, quest files, localization of quests',
  '/docs/mods/suite/Quests/Developer/Quests':
    'create a quest, add quest, dependency, link quests, copy a quest, move a quest, edit quest text, quest link, exclusive choice',
  '/docs/mods/suite/Quests/Developer/Quests/Rewards':
    'loot crate, reward table, random reward, command reward, choice reward, xp reward, stage reward, custom reward, reward pool',
  '/docs/mods/suite/Quests/Developer/Quests/Settings':
    'hide quest, repeatable quest, optional quest, invisible until, quest shape, size of quest, dependency requirement, cannot be repeated, quest icon, set icon',
  '/docs/mods/suite/Quests/Developer/Quests/Types':
    'item task, kill task, checkmark, dimension task, match nbt, ignore nbt, item tag, consume items, submit items, observation, biome, structure, custom task, renamed item, only from crafting',
  '/docs/mods/suite/Quests/Developer/Styling':
    'quest theme, colours of text, text formatting, quest background, images in text, page break, custom icons',
  '/docs/mods/suite/Quests/Player/Questbook/Misc':
    'claim all, pin a quest, emergency items, quest stuck, search quests, bookmark',
  '/docs/mods/suite/Quests/Player/Questbook/Navigating':
    'quest not completing, zoom quest map, submit items, claim reward, zoom, quest screen, scroll, locked quest, quest done but not detected',
  '/docs/mods/suite/Quests/Player/Questbook/Opening':
    'quest key, questbook key, lost quest book, get the book, get quest book item, keybind, quest button missing',
  '/docs/mods/suite/Ranks':
    'permissions mod, luckperms, player groups, roles, give rank, admin rank, vip, ranks do not work',
  '/docs/mods/suite/Ranks/API': 'permission api, mod developer, check permission in code',
  '/docs/mods/suite/Ranks/Advanced Conditions': 'and or not, rank by playtime, combine conditions, stat',
  '/docs/mods/suite/Ranks/Commands':
    'add player to rank, create rank, remove rank, reload ranks, give a player a rank, list ranks',
  '/docs/mods/suite/Ranks/Configuration':
    'ranks file, chat prefix, name colour, tag before name, player prefix, ranks.snbt, default rank, everyone, power, prefix in chat, mute, wildcard permission, all permissions',
  '/docs/mods/suite/Ranks/Integration/FTB Essentials': 'homes by rank, essentials permissions, mute by rank',
  '/docs/mods/suite/Ranks/Integration/FTB XMod Compat':
    'claims by rank, permission provider, luckperms and ranks',
  '/docs/mods/suite/Ranks/Simple Conditions':
    'op rank, rank for everyone, always active, rank by dimension, creative rank',
  '/docs/mods/suite/Teams':
    'party, invite a friend, join a team, leave party, kick a member, change owner, new owner, transfer ownership, ally, team chat, team colour, accept invite, disband, delete team, make a team, create a party, friend cannot join, players in a team, allies',
  '/docs/mods/suite/Ultimine':
    'vein miner, mine many blocks at once, ultimine key, hold key, mine whole tree, shape, keybind, excavate',
  '/docs/mods/suite/Ultimine/options':
    'max blocks, blacklist blocks, whitelist blocks, ultimine hunger, tools only, require tool, disable ultimine, limit',
  '/docs/mods/suite/XMod':
    'jei, rei, emi, kubejs, luckperms, gamestages, waystones, journeymap, compat mod, integration with other mods, game stages',
  '/docs/mods/technical/Config-Screen':
    'config in game, edit config screen, change config without files, server config in game',
  '/docs/mods/technical/SNBT': 'nbt format, file syntax, comma, config file format, type suffix, quotes',
  '/docs/modpacks':
    'pack versions, which modpacks, list of packs, supported packs, beta pack, minecraft version of a pack',
  '/docs/support': 'discord, get help, contact, report a bug, ask for help, bug report',
  '/docs/support/Troubleshooting/connection-issues':
    'cannot join server, timed out, connection refused, connection attempt failed, friend cannot connect, connection lost, firewall, disconnected',
  '/docs/support/Troubleshooting/game-does-not-start':
    'play does nothing, nothing happens, game does not launch, minecraft not launching, modpack will not launch, window closes, install stuck, paging file too small, instance has crashed, externally closed, start button',
  '/docs/support/Troubleshooting/my-world-is-gone':
    'lost world, world gone, world disappeared, worlds missing, recover deleted world, get world back, save gone',
  '/docs/support/Guides/move-a-world':
    'import a world, copy a world, world from another launcher, upload world to server, single player to server, download the server world, export a world',
  '/docs/support/Troubleshooting/server-errors':
    'server crash on startup, jarfile, port in use, mods missing on server, server watchdog, server closes at once',
  '/docs/support/log-doctor':
    'exit code, game crashed, why did it crash, read my log, crash report, process crashed, analyse log',
  '/docs/support/Guides/Server':
    'host a server, dedicated server, make a server, server does not start, friends cannot join, eula, port forwarding, server files, update the server, whitelist, server installer, start script, linux server, startserver, pterodactyl, docker, server crash, server download, mod rejections, download the server',
  '/docs/support/Guides/Server/memory':
    'server ram, user_jvm_args, server out of memory, server lag, heap, server crash memory, aikar flags',
  '/docs/support/Misc/taking-screenshots': 'print screen, picture of the game, f2, screen capture',
  '/docs/support/Troubleshooting/low-fps-on-amd':
    'low fps, lag, stutter, slow game, frame rate, mipmaps, radeon, bad performance, fps drops',
  '/docs/support/Troubleshooting/modpack-logs':
    'crash report, exit code, game crashed, send a log, latest.log, upload log, mclogs, pastebin, crash on startup, where is the log, process crashed',
  '/docs/support/Troubleshooting/ticking-entities':
    'world crashes, world will not load, cannot load world, crash when joining world, crash loop, corrupted block, remove erroring entities, exception ticking world',
  '/docs/support/Troubleshooting/wrong-gpu':
    'integrated graphics, intel graphics, use nvidia card, dedicated gpu, opengl error, wrong graphics card, laptop fps, glfw error, dual gpu',
};
