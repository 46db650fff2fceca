/**
 * Why: upstream's breadcrumbs come from the section's sidebar, so they do not include the section. On phones,
 *   no tab shows it either.
 */
import Link from '@docusaurus/Link';
import {useLocalPathname} from '@docusaurus/theme-common/internal';
import {sectionOf} from '@site/src/config/sections';
import HomeBreadcrumbItem from '@theme-original/DocBreadcrumbs/Items/Home';
import type {ReactNode} from 'react';

export default function HomeBreadcrumbItemWithSection(): ReactNode {
  const section = sectionOf(useLocalPathname());
  return (
    <>
      <HomeBreadcrumbItem />
      {section && (
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={section.path}>
            {section.label}
          </Link>
        </li>
      )}
    </>
  );
}
