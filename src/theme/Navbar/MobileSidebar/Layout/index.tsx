/** Why: upstream leaves the focus behind the open drawer, and does not close the drawer on Escape. */
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useDrawer} from '@site/src/components/site/useDrawer';
import NavbarMobileSidebarLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import type {ReactNode} from 'react';

export default function NavbarMobileSidebarLayoutWithFocus(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useDrawer(shown, toggle);
  return <NavbarMobileSidebarLayout {...props} />;
}
