/**
 * Part of the home page: tells the site's administrator that the site was built for another base path. Docusaurus's
 * own banner appears if no script has run by the time the page is parsed, which is always the case here. The banner
 * cannot be a React component, because React's scripts load only if the base path is right.
 */
import {unloadable} from '../hydration/queue';

/** Filled in by src/build/loader: the path that the site was built for, with a slash at both ends. */
declare const BASE_URL: string;

/** Inline, because the style sheet may fail to load as well. */
const style =
  'margin:1rem;padding:1rem;border:4px solid #b11917;background:#fff3d6;color:#1a222c;font:1rem/1.5 sans-serif';

const message = `<p><b>This site did not load properly.</b></p>
<p>The likeliest reason is a wrong base path. <a style="color:inherit" href="https://docusaurus.io/docs/api/docusaurus-config#baseUrl">About the baseUrl configuration</a></p>
<p>The site was built for baseUrl = <code>${BASE_URL}</code>. Try baseUrl = <code data-here></code></p>`;

let shown = false;

function show(): void {
  if (shown) {
    return;
  }
  shown = true;
  const banner = document.createElement('div');
  banner.setAttribute('role', 'alert');
  banner.style.cssText = style;
  banner.innerHTML = message;
  banner.querySelector('[data-here]')!.textContent = location.pathname
    .replace(/[^/]*\.html$/, '')
    .replace(/\/?$/, '/');
  document.body.prepend(banner);
}

addEventListener(unloadable, show);
document.addEventListener('DOMContentLoaded', () => {
  const {pathname} = location;
  const script = document.querySelector<HTMLElement>('script[data-scripts]');
  if (script && ![BASE_URL, `${BASE_URL}index.html`].includes(pathname) && `${pathname}/` !== BASE_URL) {
    const entry = `${BASE_URL}assets/js/${script.dataset.scripts!.split(' ')[0]}.js`;
    // A host may serve the home page under a second address. Then its scripts load, and there is nothing to report.
    fetch(entry, {method: 'HEAD'}).then((answer) => answer.ok || show(), show);
  }
});
