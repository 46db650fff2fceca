/** Docusaurus's own command. When the command that started it is killed outright, the build ends, too. */
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

// A mistake in a page is reported by its message; frames of the framework around it help nobody to find it.
Error.stackTraceLimit = 0;

await import('@docusaurus/core/bin/docusaurus.mjs');
