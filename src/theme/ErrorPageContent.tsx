/**
 * Upstream hash: sha256 94a807f761167b966e44a9b3a26cd69f085ff00ddd7ce585189f5365300ac236
 * Why: a way home, a report to send and the title "Page Error"; the drawing is shared with Error.
 */
export {default} from '@site/src/components/site/CrashPage';
