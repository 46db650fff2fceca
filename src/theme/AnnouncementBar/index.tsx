/**
 * Upstream hash: sha256 0dac58189eb682694234f3c56159a407961f8671b95625926f9758cdf957d05c
 * Why: upstream makes it a second banner landmark and colours it by inline style; ours is a named region rendered with
 *   our tokens. Dismissal stays upstream's; a new id resets it in the head (src/config/announcement.ts).
 */
import {useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import Announcement from '@site/src/components/site/Announcement';
import PreviewBanner from '@site/src/components/site/PreviewBanner';
import type {ReactNode} from 'react';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  return (
    <>
      <PreviewBanner />
      {announcementBar && isActive && (
        <Announcement
          html={announcementBar.content}
          closeable={announcementBar.isCloseable}
          onClose={close}
        />
      )}
    </>
  );
}
