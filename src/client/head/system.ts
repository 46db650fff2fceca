/** Docusaurus's storage key for the selected tab in the group "os". */
const key = 'docusaurus.tab.os';

/**
 * Returns the operating system for a user agent. Android counts as Windows, because readers on a phone most likely
 * play on Windows.
 */
function systemOf(agent: string): string {
  if (/Mac|iPhone|iPad/.test(agent)) return 'macos';
  return /Linux|X11|CrOS/.test(agent) && !/Android/.test(agent) ? 'linux' : 'windows';
}

/**
 * Sets the reader's operating system on `<html>`: the stored choice in the "os" tabs or, on the first visit, the
 * system from the user agent. Before hydration, CSS shows the panel of that system. After hydration, the tabs read
 * the same stored value.
 */
export function markSystem(): void {
  try {
    const system = localStorage.getItem(key) || systemOf(navigator.userAgent);
    localStorage.setItem(key, system);
    document.documentElement.dataset.os = system;
  } catch {
    // The browser blocks storage, so the tabs show their first panel.
  }
}
