/**
 * Upstream hash: sha256 4a496944c951aabaccfd409f9a66cb86730c900a08b78875827e34de937376e9
 * Why: upstream uses a link with the button role, so Space does nothing and Escape does not close a menu that
 *   was opened on hover. The item option `data-hint` adds text for screen readers before the label.
 */
import {useDropdown} from '@site/src/components/site/useDropdown';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  children,
  'data-hint': hint,
}: Props & {'data-hint'?: string}): ReactNode {
  const {open, close, toggle, root, listId} = useDropdown();
  return (
    <div
      {...root}
      className={clsx(
        'navbar__item',
        'dropdown',
        position === 'right' && 'dropdown--right',
        open && 'dropdown--show',
      )}
    >
      <button
        type="button"
        className={clsx('navbar__link', className)}
        aria-expanded={open}
        aria-controls={listId}
        onClick={toggle}
      >
        {hint && <span className="visually-hidden">{hint} </span>}
        {children ?? label}
      </button>
      <ul id={listId} className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            // Also call the item's own handler: in the version dropdown, it stores the version.
            onClick={(event: MouseEvent<HTMLElement>) => {
              close();
              item.onClick?.(event as MouseEvent<HTMLAnchorElement>);
            }}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
