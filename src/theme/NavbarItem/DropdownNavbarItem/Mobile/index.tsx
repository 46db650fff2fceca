/**
 * Why: upstream marks the selected docs version and language with `aria-current="page"`, in addition to the
 *   current section.
 */
import DropdownNavbarItemMobile from '@theme-original/NavbarItem/DropdownNavbarItem/Mobile';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import type {ReactNode} from 'react';

export default function DropdownNavbarItemMobileWithOneCurrent({items, ...props}: Props): ReactNode {
  return (
    <DropdownNavbarItemMobile
      {...props}
      // `true` means the current item of a set.
      items={items.map((item) => ({...item, 'aria-current': 'true' as const}))}
    />
  );
}
