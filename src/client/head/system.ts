/** Where Docusaurus keeps the choice of the tabs with the group "os". */
const key = 'docusaurus.tab.os';

/** What the browser says that it runs on. Nobody plays on a phone, so Android is no Linux here. */
function systemOf(agent: string): string {
  if (/Mac|iPhone|iPad/.test(agent)) return 'macos';
  return /Linux|X11|CrOS/.test(agent) && !/Android/.test(agent) ? 'linux' : 'windows';
}

/**
 * Notes the reader's system on `<html>`: the stored choice of the "os" tabs or, on a first visit, what the browser says. The
 * tabs' style shows that panel until they are hydrated, and then they read the same stored value.
 */
export function markSystem(): void {
  try {
    const system = localStorage.getItem(key) || systemOf(navigator.userAgent);
    localStorage.setItem(key, system);
    document.documentElement.dataset.os = system;
  } catch {
    // The browser forbids storage: the tabs show their first panel.
  }
}
