/**
 * Why: upstream leaves focus behind the open drawer, where the page cannot be seen, and ignores Escape.
 */
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useModal} from '@site/src/components/site/useModal';
import NavbarMobileSidebarLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import type {ReactNode} from 'react';

const drawer = {
  container: '.navbar-sidebar',
  first: '.navbar-sidebar__close',
  reachable: '.navbar-sidebar__backdrop',
};

export default function NavbarMobileSidebarLayoutWithFocus(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useModal(shown, toggle, drawer);
  return <NavbarMobileSidebarLayout {...props} />;
}
