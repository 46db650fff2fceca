import {unloadable} from '../../../client/hydration/queue';

const help = 'https://docusaurus.io/docs/api/docusaurus-config#baseUrl';

/** Runs in the home page as it stands: no imports, nothing from outside but its parameters. */
function watch(base: string, event: string, helpUrl: string): void {
  let shown = false;

  function show() {
    if (shown) {
      return;
    }
    shown = true;
    const here = location.pathname.replace(/[^/]*\.html$/, '').replace(/\/?$/, '/');
    const add = (parent: Element, name: string, text: string) => {
      const element = document.createElement(name);
      element.textContent = text;
      parent.append(element);
      return element;
    };
    const banner = document.createElement('div');
    banner.setAttribute('role', 'alert');
    // The style sheet may be missing as well.
    banner.style.cssText =
      'margin:1rem;padding:1rem;border:4px solid #b11917;background:#fff3d6;color:#1a222c;font:1rem/1.5 sans-serif';
    add(add(banner, 'p', ''), 'b', 'This site did not load properly.');
    const reason = add(banner, 'p', 'The likeliest reason is a wrong base path. ');
    const link = add(reason, 'a', 'About the baseUrl configuration');
    link.setAttribute('href', helpUrl);
    link.style.color = 'inherit';
    const values = add(banner, 'p', 'The site was built for baseUrl = ');
    add(values, 'code', base);
    values.append('. Try baseUrl = ');
    add(values, 'code', here);
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
 * Script for the head of the home page: tells whoever set the site up that it was built for another base path.
 * Docusaurus's own looks whether scripts have run by the time the page is parsed, which they never have here.
 * @param baseUrl path that the site was built for, with a slash at both ends
 * @returns JavaScript that is the same on every build of a site
 */
export function basePathScript(baseUrl: string): string {
  return `(${watch.toString()})(${[baseUrl, unloadable, help].map((value) => JSON.stringify(value)).join()})`;
}
