/** The only function of `tslib` that @docusaurus/utils-common calls; all of it comes with the whole package otherwise. */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
