/**
 * In place of Docusaurus's own, where the server draws pages.
 * Upstream: @docusaurus/core 3.8.1, lib/client/renderToHtml.js
 * Upstream hash: sha256 4d5277baa8caa44548fbbde99c650312231837d849132671b36050df8505bf9c
 */
import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import type {ReactElement} from 'react';
import {renderToPipeableStream, renderToString} from 'react-dom/server';

/** What React writes in place of a part that was not ready: its beginning. */
const notReady = '<!--$!-->';

/** As Docusaurus has it: waits for whatever is not ready. */
const renderPatiently = (app: ReactElement) =>
  new Promise<string>((resolve, reject) => {
    const passThrough = new PassThrough();
    const {pipe} = renderToPipeableStream(app, {
      onError: reject,
      onAllReady: () => {
        pipe(passThrough);
        text(passThrough).then(resolve, reject);
      },
    });
  });

/**
 * Draws a page at once as text. A stream would be cut in pieces of two kilobytes, encoded, and decoded again: an eighth of
 * the time of drawing. And where a piece ends within a letter of several bytes, React writes a wrong one. Pages whose parts all are loaded beforehand need none.
 * @param app React's tree of the page
 * @returns its HTML, the same as from a stream
 * @throws what a part of the page throws
 */
export async function renderToHtml(app: ReactElement): Promise<string> {
  const html = renderToString(app);
  return html.includes(notReady) ? renderPatiently(app) : html;
}
