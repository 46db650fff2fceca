// Used where Babel still runs (tools that read this file); the build itself goes through SWC.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
