/** Runs the Docusaurus CLI, and exits when the parent process is killed. */
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

// Error messages contain the path of the page. Stack frames of Docusaurus would only bury it.
Error.stackTraceLimit = 0;

await import('@docusaurus/core/bin/docusaurus.mjs');
