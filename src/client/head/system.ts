/** Storage key of Docusaurus for the choice in tabs with the group "os". */
const key = 'docusaurus.tab.os';

/** The reader's system by the user agent. Android counts as Windows: a reader on a phone most likely plays on Windows. */
function systemOf(agent: string): string {
  if (/Mac|iPhone|iPad/.test(agent)) return 'macos';
  return /Linux|X11|CrOS/.test(agent) && !/Android/.test(agent) ? 'linux' : 'windows';
}

/**
 * Sets the reader's system on `<html>`: the stored choice of the "os" tabs or, on a first visit, the system of the user agent.
 * Until the tabs are hydrated, a style rule shows the panel of that system; afterwards they read the same stored value.
 */
export function markSystem(): void {
  try {
    const system = localStorage.getItem(key) || systemOf(navigator.userAgent);
    localStorage.setItem(key, system);
    document.documentElement.dataset.os = system;
  } catch {
    // The browser forbids storage, so the tabs show their first panel.
  }
}
