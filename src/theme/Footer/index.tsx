/**
 * Upstream hash: sha256 14e53211c59a47a16df4cb60822e3ec36d4cb446d5428663242d3df72f43790c
 * Why: upstream's footer does not support partner wordmarks and social icons. The links are in
 *   src/config/footer.ts.
 */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteFooter from '@site/src/components/site/SiteFooter';
import {memo, type ReactNode} from 'react';

function Footer(): ReactNode {
  const {buildYear} = useDocusaurusContext().siteConfig.customFields as {buildYear: number};
  return <SiteFooter year={buildYear} />;
}

// Memoized, because the footer is the same on every page.
export default memo(Footer);
