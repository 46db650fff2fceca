import {documentedMinecraft, minecraftVersions} from '../../config/minecraft';

/** Where the reader's choice is kept. */
export const minecraftKey = 'ftb.minecraft';

/** Fired at the window when the reader has chosen another version. */
export const minecraftEvent = 'ftb:minecraft';

/** Runs in every page's head as it stands: no imports, nothing from outside but its parameters. */
function choose(versions: readonly string[], first: string, key: string, event: string): void {
  const root = document.documentElement;
  const known = (version: string | null) => (version && versions.includes(version) ? version : undefined);
  const stored = () => {
    try {
      return known(localStorage.getItem(key));
    } catch {
      return undefined;
    }
  };
  const show = (version: string) => {
    root.dataset.mc = version;
    // Also tells the switches of the page.
    dispatchEvent(new Event(event));
  };
  const store = (version: string) => {
    try {
      localStorage.setItem(key, version);
    } catch {
      // A choice that cannot be kept holds for this page.
    }
    show(version);
  };
  const told = known(new URLSearchParams(location.search).get('mc'));
  const sync = () => {
    const switches = document.querySelectorAll<HTMLInputElement>('input[name=mc]');
    switches.forEach((input) => {
      input.checked = input.value === root.dataset.mc;
    });
    const address = new URL(location.href);
    if (switches.length > 0) {
      // Whoever gets the address sees the same version.
      if (root.dataset.mc === first) {
        address.searchParams.delete('mc');
      } else {
        address.searchParams.set('mc', root.dataset.mc!);
      }
      if (address.href !== location.href) {
        history.replaceState(history.state, '', address);
      }
    }
  };
  addEventListener(event, sync);
  if (told) {
    store(told);
  } else {
    show(stored() ?? first);
  }
  document.addEventListener('DOMContentLoaded', sync);
  // Back to a page that the browser kept as it was.
  addEventListener('pageshow', ({persisted}) => persisted && show(stored() ?? first));
  const answer = (change: Event) => {
    const input = change.target as HTMLInputElement;
    if (input.name === 'mc') {
      // Done: nothing that waits for the site's scripts.
      change.stopImmediatePropagation();
      store(input.value);
    }
  };
  addEventListener('input', answer, true);
  addEventListener('change', answer, true);
}

/**
 * Script for every page's head: puts the version of Minecraft that the reader chose, or that `?mc=` names, on `<html>`
 * before the first paint, and answers to the switch. It waits for no other script.
 */
export const minecraftScript = `(${choose.toString()})(${[
  minecraftVersions,
  documentedMinecraft,
  minecraftKey,
  minecraftEvent,
]
  .map((value) => JSON.stringify(value))
  .join()});`;
