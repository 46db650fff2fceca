/** The helper of `tslib` that `@docusaurus/utils-common` calls: takes a module of either kind for one with a default export. */
export const __importDefault = (module: {__esModule?: boolean}) =>
  module.__esModule ? module : {default: module};
