import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {unloadable} from '../../client/hydration/queue';

/** The style sheet may be missing as well. */
const style =
  'margin:1rem;padding:1rem;border:4px solid #b11917;background:#fff3d6;color:#1a222c;font:1rem/1.5 sans-serif';

/** @param base the path that the site was built for */
const message = (base: string) => `<p><b>This site did not load properly.</b></p>
<p>The likeliest reason is a wrong base path. <a style="color:inherit" href="https://docusaurus.io/docs/api/docusaurus-config#baseUrl">About the baseUrl configuration</a></p>
<p>The site was built for baseUrl = <code>${base}</code>. Try baseUrl = <code data-here></code></p>`;

/** Runs in the home page as it stands: no imports, nothing from outside but its parameters. */
function watch(base: string, event: string, html: string, css: string): void {
  let shown = false;

  function show() {
    if (shown) {
      return;
    }
    shown = true;
    const banner = document.createElement('div');
    banner.setAttribute('role', 'alert');
    banner.style.cssText = css;
    banner.innerHTML = html;
    banner.querySelector('[data-here]')!.textContent = location.pathname
      .replace(/[^/]*\.html$/, '')
      .replace(/\/?$/, '/');
    document.body.prepend(banner);
  }

  addEventListener(event, show);
  document.addEventListener('DOMContentLoaded', () => {
    const path = location.pathname;
    const script = document.querySelector<HTMLElement>('script[data-scripts]');
    if (script && path !== base && `${path}/` !== base && path !== `${base}index.html`) {
      const entry = `${base}assets/js/${script.dataset.scripts!.split(' ')[0]}.js`;
      // A host may well serve the home page under another address too; then its scripts are where they should be.
      fetch(entry, {method: 'HEAD'}).then((answer) => answer.ok || show(), show);
    }
  });
}

/**
 * Tells whoever set the site up that it was built for another base path, by a script in the head of the built home page.
 * Docusaurus's own looks whether scripts have run by the time the page is parsed, which they never have here. It must not be
 * rendered by React, which only runs where the path is right.
 */
export default function BasePathBanner(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const parameters = [baseUrl, unloadable, message(baseUrl), style].map((value) => JSON.stringify(value));
  return ExecutionEnvironment.canUseDOM ? null : (
    <Head>
      <script>{`(${watch.toString()})(${parameters.join()})`}</script>
    </Head>
  );
}
