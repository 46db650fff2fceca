import {expect, it} from 'vitest';
import sameNames from '.';

class SwcJsMinimizerRspackPlugin {
  name = 'SwcJsMinimizerRspackPlugin';
  constructor(readonly options: {minimizerOptions: {mangle?: unknown; module?: boolean}}) {}
}
const styles = {name: 'LightningCssMinimizerRspackPlugin'};
const bundler = {currentBundler: {name: 'rspack', instance: {SwcJsMinimizerRspackPlugin}}};

const configure = (optimization: object | undefined, isServer = false) =>
  sameNames().configureWebpack!({optimization} as never, isServer, bundler as never, undefined) as {
    optimization?: {minimizer: unknown[]};
  };

it('names variables without counting letters, and changes nothing else', () => {
  const before = new SwcJsMinimizerRspackPlugin({minimizerOptions: {}});
  const {optimization} = configure({minimize: true, minimizer: [before, styles]});
  const [ours, other] = optimization!.minimizer as [SwcJsMinimizerRspackPlugin, unknown];
  expect(other).toBe(styles);
  expect(ours.options.minimizerOptions).toMatchObject({
    module: true,
    compress: {ecma: 5},
    mangle: {disableCharFreq: true},
  });
});

it('leaves the server and `npm start` alone', () => {
  expect(configure({minimize: true, minimizer: [styles]}, true)).toEqual({});
  expect(configure({minimize: false, minimizer: [styles]})).toEqual({});
  expect(configure(undefined)).toEqual({});
});

it('says so when the framework has another minimizer', () => {
  expect(() => configure({minimize: true, minimizer: [styles]})).toThrow(
    'found no SwcJsMinimizerRspackPlugin',
  );
});
