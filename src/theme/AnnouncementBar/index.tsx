/**
 * Upstream hash: sha256 0dac58189eb682694234f3c56159a407961f8671b95625926f9758cdf957d05c
 * Why: upstream makes it a second banner landmark and colours it by inline style; ours is a named region rendered with
 *   our tokens. Dismissal stays upstream's; a new id resets it in the head (src/config/announcement.ts).
 */
export {default} from '@site/src/components/site/Announcement';
