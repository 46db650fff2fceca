import {act, render} from '@testing-library/react';
import type {ComponentType, ReactNode} from 'react';
import {afterEach, beforeEach, expect, it} from 'vitest';
import * as original from 'react-helmet-async';
import * as ours from './head';

interface Package {
  Helmet: ComponentType<{children?: ReactNode}>;
  HelmetProvider: ComponentType<{children: ReactNode}>;
}
type Page = (props: {Head: Package['Helmet']}) => ReactNode;

/** As the server leaves it. */
const served =
  '<meta charset="UTF-8"><title data-rh="true">Old | Docs</title><meta data-rh="true" name="twitter:card" content="large">' +
  '<meta data-rh="true" name="gone" content="1"><link data-rh="true" rel="canonical" href="/old"><link rel="icon" href="/i.svg">';

function reset(): void {
  document.head.innerHTML = served;
  document.documentElement.removeAttribute('data-rh');
  document.documentElement.className = 'old';
  document.documentElement.lang = 'en';
  document.body.removeAttribute('data-rh');
}
beforeEach(reset);
afterEach(reset);

const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

const state = () => ({
  head: Array.from(document.head.children, ({outerHTML}) => outerHTML),
  html: Array.from(document.documentElement.attributes, ({name, value}) => `${name}=${value}`),
  body: Array.from(document.body.attributes, ({name, value}) => `${name}=${value}`),
});

/** The head after each of the pages, shown one after the other, and after all of them have gone. */
async function visit({Helmet, HelmetProvider}: Package, pages: Page[]): Promise<ReturnType<typeof state>[]> {
  reset();
  const draw = (Page: Page) => (
    <HelmetProvider>
      <Page Head={Helmet} />
    </HelmetProvider>
  );
  const {rerender, unmount} = render(draw(pages[0]!));
  const states = [];
  for (const page of pages) {
    rerender(draw(page));
    await frame();
    states.push(state());
  }
  unmount();
  await frame();
  return [...states, state()];
}

const Site: Page = ({Head}) => (
  <Head>
    <html lang="en" dir="ltr" />
    <title>Docs</title>
    <meta name="viewport" content="width=device-width" />
    <meta name="twitter:card" content="large" />
    <meta property="og:title" content="Docs" />
    <link rel="icon" href="/favicon.svg" />
    <body className="site" />
  </Head>
);

const Guide: Page = ({Head}) => (
  <>
    {Site({Head})}
    <Head>
      <html lang="en" className="docs section-app" />
      <title>{`Guide | ${'Docs'}`}</title>
      <>
        <meta property="og:title" content="Guide" />
        <meta property="og:description" content={'<b>"quoted"</b> & more'} />
      </>
      {false}
      <link rel="canonical" href="https://docs.example/guide" />
      <link rel="alternate" href="https://docs.example/guide" hrefLang="en" />
      <link rel="alternate" href="https://docs.example/guide" hrefLang="x-default" />
    </Head>
    <Head>
      <link rel="alternate" type="text/markdown" href="/guide.md" />
      <meta property="og:image" content="/guide.png" />
      <script type="application/ld+json">{'{"@type":"BreadcrumbList"}'}</script>
      <link rel="stylesheet" href="/a.css" crossOrigin="anonymous" />
      <link rel="stylesheet" href="/b.css" />
      <style>{'a{color:red}'}</style>
      <meta httpEquiv="refresh" content="9" />
      <meta content="says nothing" />
    </Head>
  </>
);

const Other: Page = ({Head}) => (
  <>
    {Site({Head})}
    <Head>
      <html lang="en-GB" className="docs section-mods" data-mode="x" />
      <title>Other | Docs</title>
      <meta name="robots" content="noindex, nofollow" />
      <link rel="canonical" href="https://docs.example/other" />
      <meta name="VIEWPORT" content="width=1" />
    </Head>
  </>
);

it.each([
  ['one page', [Guide]],
  ['another page and back', [Guide, Other, Guide]],
  ['a page that says less', [Other, Site, Other]],
  ['the same page again', [Site, Site]],
] as const)('leaves the head as the package does: %s', async (_, pages) => {
  const expected = await visit(original as Package, [...pages]);
  const found = await visit(ours as Package, [...pages]);
  expect(found).toEqual(expected);
  expect(expected[0]!.head.length).toBeGreaterThan(6);
});

it('follows a title that changes while the page stays', async () => {
  const page = (title: string) => (
    <ours.Helmet>
      <title>{title}</title>
    </ours.Helmet>
  );
  const {rerender} = render(page('One'));
  await frame();
  expect(document.title).toBe('One');
  rerender(page('Two'));
  await frame();
  expect(document.title).toBe('Two');
});
