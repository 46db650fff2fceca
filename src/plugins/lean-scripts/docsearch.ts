/**
 * DocSearch's dialog as it is published takes 30 to 70 ms of a slow phone over the results of each key. It offers no way to
 * draw them with less, so its module is given another screen of results; the rest of the dialog stays its own.
 * @param code of `@docsearch/react/dist/esm/index.js`, 3.9.0
 * @param results module that exports the screen as `Results`
 * @returns the same with that screen
 * @throws Error when it no longer looks as it did
 */
export function withOwnResults(code: string, results: string): string {
  // The last of four screens, chosen one after the other: error, nothing found, results, saved searches.
  const choice = /(noResultsScreen\}\)\):\w+\.createElement\()\w+(?=,\w+\):)/g;
  if ([...code.matchAll(choice)].length !== 1) {
    throw new Error(
      'src/plugins/lean-scripts/docsearch.ts no longer finds where @docsearch/react draws its results. ' +
        'Compare `withOwnResults` there with ScreenState.tsx of the package: it replaces <ResultsScreen>.',
    );
  }
  return `import {Results} from ${JSON.stringify(results)};\n${code.replace(choice, '$1Results')}`;
}
