/** Where the reader's choice is kept. */
const minecraftKey = 'ftb.minecraft';

/** Fired at the window when the reader has chosen another version. */
export const minecraftEvent = 'ftb:minecraft';

/**
 * Puts the version of Minecraft that the reader chose, or that `?mc=` names, on `<html>` before the first paint, and answers
 * to the switch. Part of every page's head (src/client/head).
 * @param versions that pages tell apart
 * @param first holds where nothing was chosen
 */
export function chooseMinecraft(versions: readonly string[], first: string): void {
  const root = document.documentElement;
  const known = (version: string | null) => versions.find((each) => each === version);
  /** Keeps a choice; the one that is kept, or else this one: it holds for this page. */
  const kept = (version?: string) => {
    try {
      if (version) localStorage.setItem(minecraftKey, version);
      return known(localStorage.getItem(minecraftKey));
    } catch {
      return version;
    }
  };
  const show = (version = first) => {
    root.dataset.mc = version;
    // Also tells the switches of the page.
    dispatchEvent(new Event(minecraftEvent));
  };
  const sync = () => {
    const switches = document.querySelectorAll<HTMLInputElement>('input[name=mc]');
    const version = root.dataset.mc!;
    switches.forEach((input) => (input.checked = input.value === version));
    const address = new URL(location.href);
    // Whoever gets the address sees the same version.
    address.searchParams.delete('mc');
    if (version !== first) {
      address.searchParams.set('mc', version);
    }
    if (switches.length > 0 && address.href !== location.href) {
      history.replaceState(history.state, '', address);
    }
  };
  addEventListener(minecraftEvent, sync);
  show(kept(known(new URLSearchParams(location.search).get('mc'))));
  document.addEventListener('DOMContentLoaded', sync);
  // Back to a page that the browser kept as it was.
  addEventListener('pageshow', ({persisted}) => persisted && show(kept()));
  const answer = (change: Event) => {
    const input = change.target as HTMLInputElement;
    if (input.name === 'mc') {
      // Done: nothing that waits for the site's scripts.
      change.stopImmediatePropagation();
      show(kept(input.value));
    }
  };
  addEventListener('input', answer, true);
  addEventListener('change', answer, true);
}
