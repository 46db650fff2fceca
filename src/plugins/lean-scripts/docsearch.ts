/**
 * DocSearch's dialog as it is published takes 30 to 70 ms of a slow phone over the results of each key. It offers no way to
 * draw them with less, so five places of its module are replaced; the rest of the dialog stays its own.
 * @param code of `@docsearch/react/dist/esm/index.js`, 3.9.0
 * @param results module that exports the screen of results as `Results`
 * @param takeState module that exports `takeState`
 * @returns the same with these places replaced
 * @throws Error when one of them no longer looks as it did
 */
export function leanDocSearch(code: string, results: string, takeState: string): string {
  return [
    withOwnResults,
    withOwnState,
    withoutEarlyLayout,
    withoutSelectionEachTime,
    withoutSpreadHelpers,
  ].reduce(
    (replaced, replace) => replace(replaced),
    `import {Results} from ${JSON.stringify(results)};import {takeState} from ${JSON.stringify(takeState)};\n${code}`,
  );
}

/** Draws results with the screen that is imported as `Results`. */
export function withOwnResults(code: string): string {
  // The last of four screens, chosen one after the other: error, nothing found, results, saved searches.
  return replaceOnce(code, {
    what: 'withOwnResults',
    found: /(noResultsScreen\}\)\):\w+\.createElement\()\w+(?=,\w+\):)/g,
    by: '$1Results',
    original: '<ResultsScreen> in ScreenState.tsx',
  });
}

/** Hands what has become of the search to `takeState`, which is imported, and with it the function that draws it. */
export function withOwnState(code: string): string {
  return replaceOnce(code, {
    what: 'withOwnState',
    found: /(onStateChange:function\((\w+)\)\{)(\w+)\(\2\.state\)\}/g,
    by: '$1takeState($2,$3)}',
    original: '"onStateChange(props) { setState(props.state) }" in DocSearchModal.tsx',
  });
}

/** What was selected when the dialog opened was read with each drawing, and thrown away; that takes a layout each time. */
export function withoutSelectionEachTime(code: string): string {
  return replaceOnce(code, {
    what: 'withoutSelectionEachTime',
    found: /useRef\(([^()]*window\.getSelection\(\)\.toString\(\)\.slice\(0,\w+\):"")\)\.current/g,
    by: 'useState((function(){return $1}))[0]',
    original: '"window.getSelection()" in DocSearchModal.tsx',
  });
}

/**
 * With each key the list is scrolled to its top. Done at once that takes a layout before the browser would do one; it is
 * done with the next frame instead.
 */
export function withoutEarlyLayout(code: string): string {
  return replaceOnce(code, {
    what: 'withoutEarlyLayout',
    found: /(\w+)\.current&&\(\1\.current\.scrollTop=0\)/g,
    by: 'requestAnimationFrame((function(){$1.current&&($1.current.scrollTop=0)}))',
    original: '"dropdownRef.current.scrollTop = 0" in DocSearchModal.tsx',
  });
}

/** Objects were spread with a function for browsers before 2018, once for each module, which is slow with each result. */
export function withoutSpreadHelpers(code: string): string {
  const helper =
    /function( [\w$]+)?\(e\)\{for\(var t=1;t<arguments\.length;t\+\+\)\{var r=null!=arguments\[t\]\?arguments\[t\]:\{\};t%2\?([\w$]+)\(Object\(r\),!0\)\.forEach\(\(function\(t\)\{[\w$]+\(e,t,r\[t\]\)\}\)\):Object\.getOwnPropertyDescriptors\?Object\.defineProperties\(e,Object\.getOwnPropertyDescriptors\(r\)\):\2\(Object\(r\)\)\.forEach\(\(function\(t\)\{Object\.defineProperty\(e,t,Object\.getOwnPropertyDescriptor\(r,t\)\)\}\)\)\}return e\}/g;
  const lean = code.replace(helper, 'function$1(){return Object.assign.apply(null,arguments)}');
  if (lean === code || lean.includes('Object.getOwnPropertyDescriptors?')) {
    throw changed('withoutSpreadHelpers', 'what Babel makes of {...object}');
  }
  return lean;
}

function replaceOnce(
  code: string,
  {what, found, by, original}: {what: string; found: RegExp; by: string; original: string},
): string {
  if ([...code.matchAll(found)].length !== 1) {
    throw changed(what, original);
  }
  return code.replace(found, by);
}

function changed(what: string, original: string): Error {
  return new Error(
    `src/plugins/lean-scripts/docsearch.ts no longer finds what it replaces in @docsearch/react. ` +
      `Compare \`${what}\` there with the package: it replaces ${original}.`,
  );
}
