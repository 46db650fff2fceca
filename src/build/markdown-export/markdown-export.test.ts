import {describe, expect, it} from 'vitest';
import {parse} from 'parse5';
import {sectionOf} from '../../config/sections';
import {overview} from '.';
import {exportPage} from './export-page';

const origin = 'https://docs.example';

const exportOf = (html: string, route: string, site: string) => exportPage(parse(html), route, site);

/** Returns the HTML of a built page with the given content. */
const page = (text: string, head = '') => `<!doctype html><html><head>
<meta name="description" content="A lamp &amp; its light.">${head}</head><body><nav>Menu</nav>
<div class="theme-doc-markdown markdown"><header><h1>Lamp</h1></header>${text}</div><footer>Foot</footer></body></html>`;

const body = (text: string) =>
  exportOf(page(text), '/docs/mods/Lamp', origin)?.markdown.split('/docs/mods/Lamp>\n\n')[1];

describe('exportPage', () => {
  it('begins with title, description and address', () => {
    expect(exportOf(page('<p>It burns.</p>'), '/docs/mods/A & B', origin)).toEqual({
      route: '/docs/mods/A & B',
      title: 'Lamp',
      description: 'A lamp & its light.',
      markdown:
        '# Lamp\n\n> A lamp & its light.\n\nPage: <https://docs.example/docs/mods/A%20&%20B>\n\nIt burns.\n',
    });
  });

  it('leaves out pages that are not documents or are marked noindex', () => {
    expect(exportOf('<main><p>No title</p></main>', '/search', origin)).toBeUndefined();
    expect(
      exportOf(page('', '<meta property="robots" content="noindex">'), '/docs/x', origin),
    ).toBeUndefined();
  });

  it('makes links absolute and drops controls', () => {
    expect(
      body(
        '<h2 id="oil">Oil<a class="hash-link" href="#oil" aria-label="Direct link to Oil">\u200b</a></h2>' +
          '<p>See <a href="/docs/oil#a">oil</a>, <a href="#oil">below</a>.<button>Copy</button><svg><title>x</title></svg></p>',
      ),
    ).toBe(
      '## Oil\n\nSee [oil](https://docs.example/docs/oil#a), [below](https://docs.example/docs/mods/Lamp#oil).\n',
    );
  });

  it('writes a table as it is rendered: caption, several lines in a cell, terms', () => {
    expect(
      body(
        '<h2>Homes</h2><table><caption>Homes</caption><thead><tr><th>Command</th><th>What</th></tr></thead><tbody>' +
          '<tr><th><code>/ho<wbr>me</code></th><td><span>Everyone</span><span>Node a</span><ul><li>One</li><li>Two | three</li></ul>' +
          '<dl><div><dt>Waits</dt> <dd><!-- -->10<!-- --> s</dd></div></dl></td></tr></tbody></table>',
      ),
    ).toBe(
      '## Homes\n\n**Homes**\n\n| Command | What |\n| - | - |\n' +
        '| `/home` | Everyone<br>Node a<br>One<br>Two \\| three<br>Waits: 10 s |\n',
    );
    expect(body('<table><caption>Lamps</caption><tr><th>A</th></tr><tr><td>1</td></tr></table>')).toBe(
      '**Lamps**\n\n| A |\n| - |\n| 1 |\n',
    );
  });

  it('writes code with its language, without the highlighter’s tags', () => {
    expect(
      body(
        '<div class="codeBlockTitle_x">ranks.snbt</div><pre class="prism-code language-snbt"><code><span><span>{</span><br></span><span>\ta: 1<br></span><span>}<br></span></code></pre>',
      ),
    ).toBe('**ranks.snbt**\n\n```snbt\n{\n\ta: 1\n}\n```\n');
  });

  it('describes a drawing in words, and names the type of an admonition', () => {
    expect(
      body(
        '<figure><div role="img" aria-label="The button Play."><span>Play</span></div></figure>' +
          '<div class="theme-admonition"><div><svg></svg><span>danger: </span><span>Stop</span></div><div><p>Do not.</p></div></div>',
      ),
    ).toBe('*Picture: The button Play.*\n\n> **Danger: Stop**\n>\n> Do not.\n');
  });

  it('keeps apart what only style separates, and code together', () => {
    expect(
      body(
        '<ul><li><a href="/docs/oil"><span>Oil</span><span>It burns.</span></a></li></ul>' +
          '<p><span data-in="1.20.1">Lamp 1</span><span data-in="1.21.1">Lamp 2</span></p>' +
          '<p><strong>Wick</strong><span>burns</span> <code><span>a</span><span>b</span></code></p>',
      ),
    ).toBe('- [Oil: It burns.](https://docs.example/docs/oil)\n\nLamp 1; Lamp 2\n\n**Wick** burns `ab`\n');
  });

  it('writes a term and its description on a line', () => {
    expect(
      body(
        '<dl><div><dt>File</dt> <dd><code>a.snbt</code></dd></div><div><dt>Read</dt> <dd>Once.</dd></div></dl>',
      ),
    ).toBe('- File: `a.snbt`\n- Read: Once.\n');
  });

  it('puts what a caption says of all rows below its title, code as code', () => {
    expect(
      body(
        '<table><caption>Lamps<span> Type <code>/lamp</code>.</span></caption><tr><th>A</th></tr><tr><td>1</td></tr></table>',
      ),
    ).toBe('**Lamps**\n\nType `/lamp`.\n\n| A |\n| - |\n| 1 |\n');
  });

  it('keeps every tab panel, but no tab', () => {
    expect(
      body(
        '<ul role="tablist"><li role="tab">Windows</li></ul><div role="tabpanel"><p>Windows</p><code>%A%</code></div>',
      ),
    ).toBe('Windows\n\n`%A%`\n');
  });
});

it('lists the pages of each section with their Markdown', () => {
  const exported = (route: string, title: string) => ({
    route,
    title,
    description: `About ${title}.`,
    markdown: '',
  });
  expect(
    overview(
      [exported('/docs/app', 'App'), exported('/docs/mods/A & B', 'Ranks'), exported('/docs', 'Overview')],
      {
        title: 'Docs',
        tagline: 'Line.',
        origin,
      },
    ),
  ).toBe(`# Docs

> Line.

To get a page as Markdown, append \`.md\` to its URL. All pages in one file: <https://docs.example/llms-full.txt>

## ${sectionOf('/docs/app')!.label}

- [App](https://docs.example/docs/app.md): About App.

## ${sectionOf('/docs/mods')!.label}

- [Ranks](https://docs.example/docs/mods/A%20&%20B.md): About Ranks.

## Optional

- [Overview](https://docs.example/docs.md): About Overview.
`);
});
