/** Runs the Docusaurus CLI, and exits when the parent process is killed. */
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

// The message contains the path of the page; stack frames of the framework would only obscure it.
Error.stackTraceLimit = 0;

await import('@docusaurus/core/bin/docusaurus.mjs');
