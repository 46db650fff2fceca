/**
 * Upstream hash: sha256 0dac58189eb682694234f3c56159a407961f8671b95625926f9758cdf957d05c
 * Why: upstream renders a second banner landmark and sets its colours inline; this component renders a named
 *   region with our design tokens. Dismissal works as in upstream; src/client/head/announcement.ts resets it
 *   when the id changes.
 */
export {default} from '@site/src/components/site/Announcement';
