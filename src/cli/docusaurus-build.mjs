/** Runs Docusaurus's command, and ends it when the parent process is killed. */
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

// The message names the page; stack frames of the framework would only hide it.
Error.stackTraceLimit = 0;

await import('@docusaurus/core/bin/docusaurus.mjs');
