/**
 * Why: upstream marks the chosen docs version and language as the current page, beside the section that the reader is in.
 */
import DropdownNavbarItemMobile from '@theme-original/NavbarItem/DropdownNavbarItem/Mobile';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import type {ReactNode} from 'react';

export default function DropdownNavbarItemMobileWithOneCurrent({items, ...props}: Props): ReactNode {
  return (
    <DropdownNavbarItemMobile
      {...props}
      // `true` marks the current item of a set.
      items={items.map((item) => ({...item, 'aria-current': 'true' as const}))}
    />
  );
}
