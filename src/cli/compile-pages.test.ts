import {MessageChannel} from 'node:worker_threads';
import {expect, it, vi} from 'vitest';
import {compilePages} from './compile-pages.mjs';
import {reading} from './pages.mjs';

/** Compiles nothing. */
const never = {process: () => Promise.reject(new Error('No page is left.'))};

const options = {
  siteDir: '/site',
  staticDirs: [],
  admonitions: true,
  markdownConfig: {anchors: {}, mdx1Compat: {}},
};

it('takes for the checks what the main thread has read in pages', async () => {
  const {port1, port2} = new MessageChannel();
  const read = ['a', 'b'].map((name) => ({
    file: `/site/${name}.mdx`,
    text: `# ${name}`,
    body: {headings: [name]},
  }));
  read.forEach((one) => port1.postMessage(one));
  const knowPage = vi.fn();
  const answer = vi.fn();
  await compilePages(
    {
      files: read.map(({file}) => file),
      claims: Int32Array.of(1, 1),
      bodies: port2,
      options,
      steps: [],
    },
    {createProcessors: () => Promise.resolve({mdProcessor: never, mdxProcessor: never}), ownSteps: []},
    {bodyOf: () => ({}), knowPage},
    answer,
  );
  port1.close();
  expect(knowPage.mock.calls).toEqual(read.map(({file, text, body}) => [file, text, body]));
  expect(answer).not.toHaveBeenCalled();
});

it('reads a page without its tree, and none whose comments the checks would take for text', () => {
  const know = vi.fn();
  const step = reading((tree) => ({tree, count: tree.children.length}), know)();
  const file = {path: '/site/a.mdx'} as Parameters<typeof step>[1];
  step({type: 'root', children: [{type: 'thematicBreak'}]}, file);
  const comment = {type: 'comment'} as never;
  step({type: 'root', children: [{type: 'paragraph', children: [comment]}]}, file);
  expect(know.mock.calls).toEqual([['/site/a.mdx', {tree: undefined, count: 1}]]);
});
