import {getSwcJsMinimizerOptions} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

const minimizerName = 'SwcJsMinimizerRspackPlugin';

/** The part of Rspack that is used here; the framework's types know webpack only. */
interface Rspack {
  [minimizerName]: new (options: {minimizerOptions: object}) => object;
}

/**
 * The framework's options for making scripts smaller, except for how variables are named. By default the letters that
 * are frequent in a script come first, and provisional hashes of other scripts are counted in; these hashes depend on
 * what the bundler's cache holds, and so did the script that loads all others. Names in the order of the alphabet do not.
 * They cost 33 bytes of the 127 KB that a small site's scripts have, compressed with brotli.
 * @see https://rspack.rs/plugins/rspack/swc-js-minimizer-rspack-plugin
 */
export function minimizerOptions(): object {
  return {minify: true, ...getSwcJsMinimizerOptions(), mangle: {keep_fnames: false, disableCharFreq: true}};
}

/** Makes two builds of one commit the same, byte for byte, whatever the bundler remembers: `npm test -- build twice`. */
export default function sameNames(): Plugin {
  return {
    name: 'same-names',
    configureWebpack({optimization}, isServer, {currentBundler}) {
      const minimizers = optimization?.minimizer;
      // The server's bundle is not published, and `npm start` makes nothing smaller.
      if (isServer || minimizers === undefined || optimization?.minimize === false) {
        return {};
      }
      const isOurs = (one: unknown) => (one as {name?: string} | null)?.name === minimizerName;
      if (!minimizers.some(isOurs)) {
        throw new Error(
          `src/plugins/same-names found no ${minimizerName} among the framework's minimizers. ` +
            'Compare getMinimizers in @docusaurus/bundler/lib/minification.js.',
        );
      }
      const {[minimizerName]: Minimizer} = currentBundler.instance as unknown as Rspack;
      const ours = new Minimizer({minimizerOptions: minimizerOptions()});
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: {minimizer: minimizers.map((one) => (isOurs(one) ? (ours as typeof one) : one))},
      };
    },
  };
}
