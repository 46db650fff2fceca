import {describe, expect, it} from 'vitest';
import {builtPage, heading, origin, recordsOf} from '../../../tests/unit/search-site';
import type {SamplePage} from '../../../tests/unit/search-site';
import {sectionOf} from '../../config/sections';
import {longestText} from '../weights';
import {pageRecords} from './page';

const app = sectionOf('/docs/app')!.label;

/** Returns the records of a page with the given article and a typical layout around it. */
const read = (body: string, rest: Partial<SamplePage> = {}) =>
  recordsOf({
    '/docs/app/Instances/change-ram': {
      title: 'Change the memory',
      description: 'Give it more.',
      crumbs: ['Instances', 'Memory'],
      body,
      ...rest,
    },
  });

describe('pageRecords', () => {
  it('has a record for the page with its description, and for each heading and paragraph below it', () => {
    const records = read(
      `<p>First.${heading(2, 'set-it', 'Set it')}<p>Second <b>part</b>.${heading(3, 'again', 'Again')}<p>Third.`,
    );
    expect(records.map(({type, anchor, content}) => [type, anchor, content])).toEqual([
      ['lvl1', null, 'Give it more.'],
      ['content', null, 'First.'],
      ['lvl2', 'set-it', null],
      ['content', 'set-it', 'Second part.'],
      ['lvl3', 'again', null],
      ['content', 'again', 'Third.'],
    ]);
    expect(records.at(-1)?.hierarchy).toEqual({
      lvl0: `${app}: Instances`,
      lvl1: 'Change the memory',
      lvl2: 'Set it',
      lvl3: 'Again',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    });
    expect(records.at(-1)?.url).toBe(`${origin}/docs/app/Instances/change-ram#again`);
  });

  it('ends lower headings when a higher one begins', () => {
    const records = read(`${heading(2, 'a', 'A')}${heading(3, 'b', 'B')}${heading(2, 'c', 'C')}<p>Text.`);
    expect(records.at(-1)?.hierarchy).toMatchObject({lvl2: 'C', lvl3: null});
  });

  it('reads list items, quotes and collapsed parts once each, and no blocks of code', () => {
    const texts = read(
      `<ul><li>One <em>two</em><ul><li>Three</ul><li><p>Four<p>Five</ul><pre><code><span>-Xmx</span><span>8G</span></code></pre>` +
        `<blockquote><p>Six</blockquote><details><summary>Seven</summary><p>Eight</details>`,
    ).map(({content}) => content);
    expect(texts.slice(1)).toEqual(['One two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']);
  });

  it('leaves out lists of links to other pages, and the captions of tabs', () => {
    const tabs =
      '<ul role=tablist><li role=tab>Windows<li role=tab>Linux</ul><div role=tabpanel><p>Run it.</div>';
    const records = read(
      `${heading(2, 'do', 'Do it')}${tabs}${heading(2, 'related-pages', 'Related pages')}<ul><li>Other</ul>${heading(3, 'more', 'More')}<p>Links` +
        `${heading(2, 'after', 'After')}<p>Text`,
    );
    expect(records.slice(1).map(({anchor, content}) => [anchor, content])).toEqual([
      ['do', null],
      ['do', 'Run it.'],
      ['after', null],
      ['after', 'Text'],
    ]);
  });

  it('separates parts that are displayed apart', () => {
    const [, card] = read('<a href=/x><strong>Prefer IPv4</strong><span>When it fails.</span></a>');
    expect(card?.content).toBe('Prefer IPv4 When it fails.');
  });

  it('leaves out buttons, pictures, hidden parts and elements marked data-search=off', () => {
    const records = read(
      `<button>Copy</button><svg><title>Icon</title></svg><div role=img aria-label=Drawing><p>Play</div>` +
        `<p aria-hidden=true>Hidden</p><p data-search=off>Source</p><script>let x</script><p>Kept`,
    );
    expect(records.slice(1).map(({content}) => content)).toEqual(['Kept']);
  });

  it('makes a table row one record, and one with an id a place of its own', () => {
    const row = `<tr id=command-rtp data-kind=command><th scope=row><code>/rtp</code> <span>random</span>
      <a class=hash-link href=#command-rtp aria-label="Direct link to /rtp"></a><td>Everyone<td>Takes you away.`;
    const records = read(
      `${heading(2, 'list', 'List')}<table><thead><tr><th>Command<th>Who<tbody><tr><td>a<td>b${row}</table><p>After.`,
    );
    expect(records.slice(2).map(({type, anchor, content, kind}) => ({type, anchor, content, kind}))).toEqual([
      {type: 'content', anchor: 'list', content: 'a · b', kind: 'text'},
      {type: 'lvl3', anchor: 'command-rtp', content: 'random · Everyone · Takes you away.', kind: 'command'},
      {type: 'content', anchor: 'list', content: 'After.', kind: 'text'},
    ]);
    expect(records[3]?.hierarchy).toMatchObject({lvl2: 'List', lvl3: '/rtp'});
    expect(records[4]?.hierarchy).toMatchObject({lvl2: 'List', lvl3: null});
  });

  it('leaves out cells of a row that nobody searches for', () => {
    const cells = ['5', 'Beetroot', '13.21%', '–', 'no', 'no one', '4 GB'].map((cell) => `<td>${cell}`);
    expect(read(`<table><tr>${cells.join('')}</table>`).at(-1)!.content).toBe('5 · Beetroot · no one · 4 GB');
  });

  it('records in which versions of Minecraft a row exists', () => {
    const row = (id: string, held: string) =>
      `<tr id=${id} ${held}><th>${id} <span data-search=off>Only in 1.20.1</span><a class=hash-link aria-label="Direct link to ${id}"></a><td>Text`;
    const records = read(`<table>${row('old', 'data-in="1.20.1 26.1"')}${row('all', '')}</table>`);
    expect(records.slice(1).map(({content, minecraft}) => ({content, minecraft}))).toEqual([
      {content: 'Text', minecraft: '1.20.1 26.1'},
      {content: 'Text', minecraft: undefined},
    ]);
  });

  it('gives records unique ids that stay the same in every build', () => {
    const body = `<p>One<p>Two${heading(2, 'x', 'X')}<p>Three`;
    const ids = read(body).map(({objectID}) => objectID);
    expect(ids).toEqual(read(body).map(({objectID}) => objectID));
    const page = 'en:current:/docs/app/Instances/change-ram';
    expect(ids).toEqual([`${page}:0`, `${page}:1`, `${page}:2`, `${page}#x:0`, `${page}#x:1`]);
  });

  it('keeps language, version and tag of the page, and encodes its address', () => {
    const [record] = recordsOf({
      '/docs/mods/suite/Ranks/Advanced Conditions': {title: 'Conditions', language: 'fr', version: '1.20'},
    });
    expect(record).toMatchObject({language: 'fr', version: '1.20', docusaurus_tag: 'docs-default-1.20'});
    expect(record?.url).toBe(`${origin}/docs/mods/suite/Ranks/Advanced%20Conditions`);
  });

  it('groups by section and the last two categories', () => {
    expect(read('', {crumbs: ['One', 'Two', 'Three', 'Page']})[0]?.hierarchy.lvl0).toBe(
      `${app}: Two › Three`,
    );
    expect(read('', {crumbs: ['Page']})[0]?.hierarchy.lvl0).toBe(app);
  });

  it.each([
    [
      'asks not to be indexed',
      builtPage({title: 'Old', head: '<meta property=robots content="noindex, nofollow">'}),
    ],
    ['lists the pages of a tag', '<main><h1>3 docs tagged with x</h1></main>'],
    ['has no title', builtPage({title: 'Old'}).replace(/<h1>.*<\/h1>/, '')],
  ])('has no records of a page that %s', (_, html) => {
    expect(pageRecords(html, '/docs/x', origin)).toEqual([]);
  });

  it('cuts long text at the end of a word', () => {
    const text = read(`<p>${'word '.repeat(300)}</p>`)[1]!.content!;
    expect(text.length).toBeLessThanOrEqual(longestText);
    expect(text).toMatch(/ word$/);
    expect(read(`<p>${'x'.repeat(longestText)}</p>`)[1]?.content).toHaveLength(longestText);
  });
});
