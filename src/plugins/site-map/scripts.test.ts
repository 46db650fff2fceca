import {expect, it} from 'vitest';
import {moduleIds, putFiles, takeFiles, withOwnPage} from './scripts';

const registry = `
  "003f327c": [
    ()=>Promise.all(/* import() | 003f327c */ [__webpack_require__.e("styles"), __webpack_require__.e("003f327c")]).then(__webpack_require__.bind(__webpack_require__, 9926))
  ],
  "0058b4c6": [
    ()=>__webpack_require__.e(/* import() | 0058b4c6 */ "0058b4c6").then(__webpack_require__.t.bind(__webpack_require__, 53364, 19))
  ],
  "5e9f5e1a": [
    ()=>Promise.resolve(/* import() | 5e9f5e1a */).then(__webpack_require__.bind(__webpack_require__, "here"))
  ]
`;

it('finds how the bundler gets a module', () => {
  expect(moduleIds(registry, ['5e9f5e1a', '003f327c', '0058b4c6'])).toEqual({
    '003f327c': [9926],
    '0058b4c6': [53364, 19],
    '5e9f5e1a': ['here'],
  });
  expect(() => moduleIds(registry, ['0ddba11a'])).toThrow('0ddba11a');
});

const runtime = (numbers: string) => `
__webpack_require__.u = (chunkId) => {
  // return url for filenames based on template
  return "assets/js/" + chunkId + "." + {"003f327c": "a73eacc5","frame": "dd696214",}[chunkId] + ".js"
};
__webpack_require__.gca = function(chunkId) { chunkId = ${numbers}[chunkId]||chunkId; return __webpack_require__.p + __webpack_require__.u(chunkId); };
`;

it('takes the files of pages out of the runtime, which then asks for them where they can be added', () => {
  const {runtime: left, files} = takeFiles(runtime('{"frame":"frame"}'), (chunk) => chunk === '003f327c');
  expect(files).toEqual({'003f327c': 'a73eacc5'});
  expect(left).not.toContain('003f327c');
  const bundler = {p: '/', files: {}} as unknown as {
    files: Record<string, string>;
    gca: (chunk: string) => string;
  };
  new Function('__webpack_require__', left)(bundler);
  expect(bundler.gca('frame')).toBe('/assets/js/frame.dd696214.js');
  Object.assign(bundler.files, files);
  expect(bundler.gca('003f327c')).toBe('/assets/js/003f327c.a73eacc5.js');
});

it('says what to compare when the runtime looks different', () => {
  expect(() => takeFiles('', () => true)).toThrow('fileTable');
  expect(() => takeFiles(runtime('{"frame":"7"}'), () => true)).toThrow('numberTable');
});

it('writes the files where the site map has a place for them', () => {
  expect(putFiles('add(PAGE_FILES);', {a: '$&'})).toBe('add({"a":"$&"});');
  expect(() => putFiles('add();', {})).toThrow('placeOfFiles');
});

it('lets the script of a page say whose it is', () => {
  const page = {
    row: {path: '/', hash: 'e5f', chunks: {__comp: '1df93b7f'}},
    modules: {'1df93b7f': [17549] as [number]},
    docs: {},
  };
  const scope = {globalThis: {} as {ftbPage?: unknown; ran?: boolean}};
  new Function('globalThis', withOwnPage('globalThis.ran = true;', page))(scope.globalThis);
  expect(scope.globalThis).toEqual({ftbPage: page, ran: true});
});
