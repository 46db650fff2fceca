/**
 * Upstream hash: sha256 94a807f761167b966e44a9b3a26cd69f085ff00ddd7ce585189f5365300ac236
 * Why: adds links to the home page and for reporting the crash, and the title "Page Error"; Error renders the
 *   same page.
 */
export {default} from '@site/src/components/site/CrashPage';
