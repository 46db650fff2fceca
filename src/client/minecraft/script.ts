const minecraftKey = 'ftb.minecraft';

/** Dispatched on the window when the reader's version of Minecraft has changed. */
export const minecraftEvent = 'ftb:minecraft';

/**
 * Sets the version of Minecraft on `<html>` before the first paint, from `?mc=` or the reader's stored choice, and
 * handles the switch. Part of the script in every page's head (src/client/head).
 * @param versions ids of all versions that pages distinguish
 * @param first default version
 */
export function chooseMinecraft(versions: readonly string[], first: string): void {
  const root = document.documentElement;
  const known = (version: string | null) => versions.find((each) => each === version);
  /**
   * Stores the given version, if any, and returns the stored version. If storage is blocked, returns the given
   * version, which then applies only to the current page.
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
    // `sync` and the tables on the page listen for this event.
    dispatchEvent(new Event(minecraftEvent));
  };
  const sync = () => {
    const switches = document.querySelectorAll<HTMLInputElement>('input[name=mc]');
    const version = root.dataset.mc!;
    switches.forEach((input) => (input.checked = input.value === version));
    const address = new URL(location.href);
    // The version is part of the address, so that a shared link shows the same version.
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
  // Update a page that is restored from the back/forward cache.
  addEventListener('pageshow', ({persisted}) => persisted && show(kept()));
  const answer = (change: Event) => {
    const input = change.target as HTMLInputElement;
    if (input.name === 'mc') {
      // Prevent the loader from queueing the event.
      change.stopImmediatePropagation();
      show(kept(input.value));
    }
  };
  addEventListener('input', answer, true);
  addEventListener('change', answer, true);
}
