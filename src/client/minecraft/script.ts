/** Storage key of the reader's choice. */
const minecraftKey = 'ftb.minecraft';

/** Fired at the window when the reader has chosen another version. */
export const minecraftEvent = 'ftb:minecraft';

/**
 * Sets the version of Minecraft on `<html>` before the first paint: the one that `?mc=` names or that the reader
 * chose. Handles the switch. Part of every page's head (src/client/head).
 * @param versions versions that pages distinguish
 * @param first version to use if nothing was chosen
 */
export function chooseMinecraft(versions: readonly string[], first: string): void {
  const root = document.documentElement;
  const known = (version: string | null) => versions.find((each) => each === version);
  /**
   * Stores a choice, if there is one, and returns the stored one. Without storage, the choice only applies to this
   * page.
   */
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
    // `sync` and the tables of the page listen to this event.
    dispatchEvent(new Event(minecraftEvent));
  };
  const sync = () => {
    const switches = document.querySelectorAll<HTMLInputElement>('input[name=mc]');
    const version = root.dataset.mc!;
    switches.forEach((input) => (input.checked = input.value === version));
    const address = new URL(location.href);
    // Whoever opens a shared address sees the same version.
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
  // For a page from the back/forward cache.
  addEventListener('pageshow', ({persisted}) => persisted && show(kept()));
  const answer = (change: Event) => {
    const input = change.target as HTMLInputElement;
    if (input.name === 'mc') {
      // Keeps the loader from queueing the event.
      change.stopImmediatePropagation();
      show(kept(input.value));
    }
  };
  addEventListener('input', answer, true);
  addEventListener('change', answer, true);
}
