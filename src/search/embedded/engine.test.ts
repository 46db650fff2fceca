import {describe, expect, it} from 'vitest';
import {heading, recordsOf} from '../../../tests/unit/search-site';
import {sectionOf} from '../../config/sections';
import {dialogParameters} from '../request';
import type {QueryParams} from '../types';
import {Engine} from './engine';
import {siteIndex} from './write-index';

const app = sectionOf('/docs/app')!.label;

const command = (name: string, does: string) =>
  `<tr id=command-${name} data-kind=command><th>/${name} [name] <a class=hash-link aria-label="Direct link to /${name} [name]"></a><td>${does}`;

const engine = new Engine(
  siteIndex(
    recordsOf({
      '/docs/app/change-ram': {
        title: 'Change the memory of an instance',
        description: 'Give the game more or less RAM.',
        body: `${heading(2, 'set', 'Set the amount')}<p>Move the memory slider, then close the App & start.<p>The flag <code>&lt;-Xmx8G></code> sets it.`,
      },
      '/docs/mods/questbook': {
        title: 'Open the quest book',
        body: `<p>Press the key. Nothing about memory here.${heading(2, 'logs', 'Logs')}<p>Crash reports of entities.`,
      },
      '/docs/mods/commands': {
        title: 'Commands',
        body: `<table>${command('home', 'Takes you home.')}${command('rtp', 'Takes you to a random place.')}</table>`,
      },
      '/docs/mods/chat': {
        title: 'Chat text',
        body: '<table><tr id=node><th>ftbranks.chat_text<td>Text format</table>',
      },
      '/docs/mods/old': {title: 'Change the memory, old version', version: '1.20'},
      '/docs/mods/fr': {title: 'Changer la memory', language: 'fr'},
    }),
  ),
);

const ask = (query: string, more: QueryParams = {}) =>
  engine.search({requests: [{indexName: 'docs', query, ...dialogParameters, ...more}]}).results[0]!;

const paths = (query: string, more?: QueryParams) =>
  ask(query, more).hits.map(({url}) => url.replace('https://docs.example/docs', ''));

describe('finds', () => {
  it.each([
    ['a page by a word of its title', 'memory', '/app/change-ram'],
    ['a word from its beginning', 'slid', '/app/change-ram#set'],
    ['one letter less', 'memry', '/app/change-ram'],
    ['two letters swapped', 'mmeory', '/app/change-ram'],
    ['a plural by its singular and back', 'crash report entity', '/mods/questbook#logs'],
    ['two letters of a short word swapped', 'qeust book', '/mods/questbook'],
    ['a form of a word', 'opening', '/mods/questbook'],
    ['a word of another language', 'Arbeitsspeicher', '/app/change-ram'],
    ['words without spaces', '如何增加内存', '/app/change-ram#set'],
    ['a synonym', 'ram', '/app/change-ram'],
    ['a compound in two words', 'questbook', '/mods/questbook'],
    ['two words of a compound', 'change ram', '/app/change-ram'],
    ['words with others that say nothing', 'how do i give my game more ram', '/app/change-ram#set'],
    ['a row by its name', '/rtp', '/mods/commands#command-rtp'],
    ['a permission node', 'ftbranks.chat_text', '/mods/chat#node'],
    ['a flag', '-xmx8g', '/app/change-ram#set'],
  ])('%s: %s', (_, query, path) => {
    expect(paths(query)[0]).toBe(path);
  });

  it('nothing for nonsense and for an empty query', () => {
    expect(ask('zzqqxx')).toMatchObject({hits: [], nbHits: 0, nbPages: 0});
    expect(ask('  ')).toMatchObject({hits: [], nbHits: 0});
  });

  it('nothing for a word that is far from every other', () => {
    expect(paths('xylophone')).toEqual([]);
  });
});

it('returns the language of a query, and similar words if nothing is found', () => {
  expect(ask('arbeitsspeicher')).toMatchObject({language: 'de'});
  expect(ask('memory')).not.toHaveProperty('language');
  expect(ask('xmxmxry')).toMatchObject({nbHits: 0, nearest: ['memory']});
  expect(ask('zzqqxx')).toMatchObject({nbHits: 0, nearest: []});
});

describe('never shows results', () => {
  it('of another version or language', () => {
    expect(paths('memory')).not.toContainEqual(expect.stringMatching(/old|fr/));
    expect(paths('changer la memory old version')).not.toContainEqual(expect.stringMatching(/old|fr/));
  });

  it('that the filters exclude', () => {
    expect(paths('memory', {facetFilters: ['language:fr']})).toEqual(['/mods/fr']);
    expect(paths('memory', {facetFilters: 'docusaurus_tag:docs-default-1.20'})).toEqual(['/mods/old']);
    expect(paths('memory', {facetFilters: ['language:de']})).toEqual([]);
    expect(paths('memory', {facetFilters: [['version:1.20', 'language:fr']]}).sort()).toEqual([
      '/mods/fr',
      '/mods/old',
    ]);
  });

  it('twice for one place', () => {
    const all = paths('memory slider flag');
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('answers in the shape of the hosted service', () => {
  it('with highlighted and shortened texts, and plain texts as HTML', () => {
    const [hit] = ask('slider', {
      attributesToSnippet: ['content:3', 'hierarchy.lvl1:2'],
      attributesToHighlight: undefined,
    }).hits;
    expect(hit).toMatchObject({
      objectID: 'https://docs.example/docs/app/change-ram#set',
      type: 'lvl2',
      hierarchy: {
        lvl0: `${app}: Guides`,
        lvl1: 'Change the memory of an instance',
        lvl2: 'Set the amount',
        lvl3: null,
      },
      content: 'Move the memory slider, then close the App &amp; start',
    });
    expect(hit?._snippetResult).toEqual({
      hierarchy: {lvl1: {value: 'Change the…'}},
      content: {value: '…the memory <mark>slider</mark>,…'},
    });
    expect(hit?._highlightResult.hierarchy.lvl0).toEqual({value: `${app}: Guides`});
  });

  it('with whole titles highlighted, unless only the group is requested', () => {
    const titles = (attributesToHighlight?: string[]) =>
      ask('set', {attributesToHighlight}).hits.map(({_highlightResult}) => _highlightResult.hierarchy)[0];
    expect(titles()?.lvl2).toEqual({value: '<mark>Set</mark> the amount'});
    expect(titles(['hierarchy.lvl0'])).toEqual({lvl0: {value: `${app}: Guides`}});
  });

  it('page by page', () => {
    const all = paths('memory the', {facetFilters: []});
    const first = ask('memory the', {facetFilters: [], hitsPerPage: 2});
    const second = ask('memory the', {facetFilters: [], hitsPerPage: 2, page: 1});
    expect(first).toMatchObject({nbHits: all.length, nbPages: Math.ceil(all.length / 2)});
    expect(
      [...first.hits, ...second.hits].map(({url}) => url.replace('https://docs.example/docs', '')),
    ).toEqual(all.slice(0, 4));
  });

  it('to several queries at once', () => {
    const {results} = engine.search({
      requests: ['memory', 'home'].map((query) => ({indexName: 'docs', query, hitsPerPage: 1})),
    });
    expect(results.map(({query, hits}) => [query, hits.length])).toEqual([
      ['memory', 1],
      ['home', 1],
    ]);
  });
});

it('refuses a file of another format', () => {
  expect(() => new Engine({...siteIndex([]), format: 99})).toThrow(/format 99.*Reload/);
});

describe('versions of Minecraft', () => {
  const row = (id: string, held: string) =>
    `<tr id=${id} data-kind=option data-in="${held}"><th>${id} <a class=hash-link aria-label="Direct link to ${id}"></a><td>Compares the data of an item.`;
  const versions = new Engine(
    siteIndex(
      recordsOf({
        '/docs/mods/types': {
          title: 'Tasks',
          body: `<table>${row('match_old', '1.20.1')}${row('match_new', '1.21.1 26.1')}</table>`,
        },
      }),
    ),
  );
  const first = (query: string, minecraft?: string) =>
    versions.search({requests: [{indexName: '', query, minecraft}]}).results[0]?.hits[0]?.url.split('#')[1];

  it("puts a row of the reader's version first", () => {
    expect(first('match data', '1.20.1')).toBe('match_old');
    expect(first('match data', '1.21.1')).toBe('match_new');
    expect(first('match data', '26.1')).toBe('match_new');
  });

  it("puts a row of a typed version before one of the reader's version", () => {
    expect(first('match data 1.20.1', '26.1')).toBe('match_old');
    expect(first('match 26.1 data', '1.20.1')).toBe('match_new');
  });
});

describe('caches rankings', () => {
  it('by query and filters, whatever else is requested', () => {
    const first = ask('memory');
    expect(ask('memory').hits).toEqual(first.hits);
    expect(paths('memory', {facetFilters: ['language:fr']})).toEqual(['/mods/fr']);
    expect(ask('memory', {hitsPerPage: 1, page: 1}).hits.map(({url}) => url)).toEqual([first.hits[1]!.url]);
  });
});

describe('finds a place by its texts', () => {
  const about = (id: string, title: string, text: string) => `${heading(2, id, title)}<p>${text}`;
  const site = new Engine(
    siteIndex(
      recordsOf({
        '/docs/mods/teams': {
          title: 'Teams',
          description: 'Make a party and invite friends to the team.',
          body: `${
            about('invite', 'Invite somebody', 'Press Invite and choose a player.') +
            about('members', 'Tiers', 'A tier 2 team holds 12 members. StoneBlock 3 has none.') +
            about('when', 'When it does not work', '')
          }${heading(3, 'no-invite', 'Invite lost')}<p>Leave, then a player may invite you.`,
        },
        '/docs/mods/shaders': {
          title: 'Graphics',
          body:
            about('shaders', 'Shaders', 'Shaders need a mod.') +
            about('third', 'Colours', 'Colour 3 is grey.'),
        },
        '/docs/mods/waypoints': {
          title: 'Waypoints',
          body: about('list', 'The list', 'Disabling a waypoint hides it.'),
        },
        '/docs/mods/melter': {
          title: 'Melter: melt the first metals',
          body: '<table><tr id=recipe><th>Melter <a class=hash-link aria-label="Direct link to Melter"></a><td>Seven bricks.</table>',
        },
        '/docs/mods/account': {title: 'Account', body: about('sign-in', 'Sign in', 'Open the browser.')},
        '/docs/mods/logs': {title: 'Logs', body: about('latest', 'Log files', 'Each start writes a log.')},
      }),
    ),
  );
  const places = (query: string) =>
    site
      .search({requests: [{indexName: '', query, ...dialogParameters}]})
      .results[0]!.hits.map(({url}) => url.replace('https://docs.example/docs/mods/', ''));

  it.each([
    ['the section that holds all words, not the page', 'choose player to invite', 'teams#invite'],
    ['a page by its title', 'teams', 'teams'],
    [
      'a troubleshooting section for a query that reports a problem',
      "can't invite player",
      'teams#no-invite',
    ],
    ['another form of a word', 'disabled waypoint', 'waypoints#list'],
    ['a number beside its word', 'tier 2 members', 'teams#members'],
    ['a page by the last part of its address, before a row of that name', 'melter', 'melter'],
    ['a phrasal verb by its meaning, not by its verb', 'cannot log in', 'account#sign-in'],
  ])('%s: %s', (_, query, place) => {
    expect(places(query)[0]).toBe(place);
  });

  it('but not by the number in the name of a pack', () => {
    expect(places('stoneblock 3 shaders')[0]).toBe('shaders#shaders');
    expect(places('stoneblock 3 shaders')).not.toContain('shaders#third');
  });

  it('and shows at most three rows if most of the query is unknown', () => {
    expect(places('invite quantum flux wobbulator').length).toBeLessThanOrEqual(3);
  });

  it('and shows at most five rows if none of them holds most of the query', () => {
    const parts = ['copper', 'diamond'].flatMap((word) =>
      Array.from(
        {length: 6},
        (_, page) => [`/docs/mods/${word}-${page}`, {title: `About ${word}`, body: ''}] as const,
      ),
    );
    const apart = new Engine(siteIndex(recordsOf(Object.fromEntries(parts))));
    const rows = (query: string) =>
      apart.search({requests: [{indexName: '', query, ...dialogParameters}]}).results[0]!.hits.length;
    expect(rows('copper')).toBe(6);
    expect(rows('copper diamond')).toBeLessThanOrEqual(5);
  });

  it('without the texts of other sections', () => {
    const sections = new Engine(
      siteIndex(
        recordsOf({
          '/docs/mods/maps': {
            title: 'Maps',
            description: 'Read the world from above.',
            body:
              about('zoom', 'Zoom', 'Turn the wheel') +
              about('wheel', 'Buttons', 'The wheel has a zoom button'),
          },
        }),
      ),
    );
    const hits = sections.search({requests: [{indexName: '', query: 'wheel zoom', ...dialogParameters}]})
      .results[0]!.hits;
    expect(hits.map(({url, content}) => [url.split('#')[1], content])).toEqual(
      expect.arrayContaining([
        ['zoom', 'Turn the wheel'],
        ['wheel', 'The wheel has a zoom button'],
      ]),
    );
    expect(hits.find(({url}) => url.endsWith('/maps'))?.content ?? null).toBeNull();
  });

  it('and shows the matched words from its own texts', () => {
    const [hit] = site.search({requests: [{indexName: '', query: 'choose player', ...dialogParameters}]})
      .results[0]!.hits;
    expect(hit).toMatchObject({type: 'lvl2', hierarchy: {lvl1: 'Teams', lvl2: 'Invite somebody'}});
    expect(hit?._snippetResult?.content?.value).toBe(
      'Press Invite and <mark>choose</mark> a <mark>player</mark>',
    );
  });
});

it('names the page that comes closest when nothing is found', () => {
  expect(ask('xmxmxry').closest).toEqual({
    title: 'Change the memory of an instance',
    url: 'https://docs.example/docs/app/change-ram',
  });
  expect(ask('zzqqxx')).not.toHaveProperty('closest');
});

describe('an identifier is found', () => {
  const engine = new Engine(
    siteIndex(
      recordsOf({
        '/docs/a': {title: 'Pack id', body: '<p>Each pack has an id of its own.'},
        '/docs/b': {title: 'Docker', body: '<p>Variables: PACK_ID and others.'},
      }),
    ),
  );
  const pagesOf = (query: string) =>
    engine
      .search({requests: [{indexName: '', query}]})
      .results[0]!.hits.map(({url}) => new URL(url).pathname);

  it('as a whole', () => {
    expect(pagesOf('PACK_ID is required')).toEqual(['/docs/b']);
  });

  it('by its parts when no page has it', () => {
    expect(pagesOf('id_pack')[0]).toBe('/docs/a');
  });
});

it('prefers the page of a pack that the query names', () => {
  const engine = new Engine(
    siteIndex(
      recordsOf({
        '/docs/mods/ultimine': {
          title: 'FTB Ultimine',
          body: `${heading(2, 'limit', 'Raise the limit')}<p>FTB Ultimine breaks 64 blocks; that is the limit. FTB Skies 2 has another.`,
        },
        '/docs/modpacks/ftb-skies-2': {
          title: 'FTB Skies 2',
          body: `${heading(2, 'changed', 'What the pack changes')}<p>FTB Ultimine: the limit is 16 blocks.`,
        },
      }),
    ),
  );
  const first = (query: string) =>
    engine.search({requests: [{indexName: '', query}]}).results[0]!.hits[0]!.url;
  expect(first('ultimine limit ftb skies 2')).toMatch(/ftb-skies-2#changed$/);
  expect(first('ultimine limit')).toMatch(/ultimine#limit$/);
});
