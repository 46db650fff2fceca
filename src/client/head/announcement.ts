/** Storage keys of Docusaurus's announcement bar: the last message's id, and whether the reader closed it. */
const idKey = 'docusaurus.announcement.id';
const closedKey = 'docusaurus.announcement.dismiss';

/**
 * Clears the stored "closed" when the message has changed. Docusaurus does the same after hydration, but by then its own head
 * script has hidden the new message.
 * @param id of the current message
 */
export function reopenAnnouncement(id: string): void {
  try {
    if (localStorage.getItem(idKey) !== id) {
      localStorage.setItem(idKey, id);
      localStorage.setItem(closedKey, 'false');
    }
  } catch {
    // The browser forbids storage, so nothing was stored.
  }
}
