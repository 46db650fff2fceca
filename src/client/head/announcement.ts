/**
 * Storage keys of Docusaurus's announcement bar: the id of the last announcement, and whether the reader has closed
 * it.
 */
const idKey = 'docusaurus.announcement.id';
const closedKey = 'docusaurus.announcement.dismiss';

/**
 * Shows the announcement again if it has changed since the reader closed it. Docusaurus does the same after
 * hydration, but until then its own head script would hide the new announcement.
 * @param id id of the current announcement
 */
export function reopenAnnouncement(id: string): void {
  try {
    if (localStorage.getItem(idKey) !== id) {
      localStorage.setItem(idKey, id);
      localStorage.setItem(closedKey, 'false');
    }
  } catch {
    // The browser blocks storage, so there is nothing to clear.
  }
}
