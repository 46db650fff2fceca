/** Loaded before a build (`node --import`): when the command that started it is killed outright, the build ends, too. */
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
