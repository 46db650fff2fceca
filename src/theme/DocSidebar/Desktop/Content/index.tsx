/** Why: adds the name of the section above the sidebar, because the Modpacks section has no tab. */
import {useLocalPathname} from '@docusaurus/theme-common/internal';
import SectionIcon from '@site/src/components/site/SectionIcon';
import {sectionOf} from '@site/src/config/sections';
import DocSidebarDesktopContent from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import type {ReactNode} from 'react';

export default function DocSidebarDesktopContentWithSection(props: Props): ReactNode {
  const section = sectionOf(useLocalPathname());
  return (
    <>
      {section && (
        <p className="sidebar-section">
          <SectionIcon section={section.id} />
          {section.label}
        </p>
      )}
      <DocSidebarDesktopContent {...props} />
    </>
  );
}
