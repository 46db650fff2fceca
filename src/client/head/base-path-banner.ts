/**
 * Script on the home page that shows a banner if the site is served under a different base path than it was built for.
 * Docusaurus's own banner would always appear, because it waits only until the page has been parsed, and the site's
 * scripts load later. The banner cannot be a React component, because React's scripts load only if the base path is right.
 */
import {unloadable} from '../hydration/queue';

/** Base path of the build, with a slash at both ends. Defined by src/build/loader. */
declare const BASE_URL: string;

/** Inline styles, because the style sheet may fail to load as well. */
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
    // The host may serve the home page at a second address. If the entry script exists, the base path is right.
    fetch(entry, {method: 'HEAD'}).then((answer) => answer.ok || show(), show);
  }
});
