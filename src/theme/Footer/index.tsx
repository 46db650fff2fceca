/**
 * Upstream hash: sha256 14e53211c59a47a16df4cb60822e3ec36d4cb446d5428663242d3df72f43790c
 * Why: partners as wordmarks and social signs do not fit the theme's footer config; the links come from
 *   src/config/footer.ts, which tests can read.
 */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteFooter from '@site/src/components/site/SiteFooter';
import {memo, type ReactNode} from 'react';

function Footer(): ReactNode {
  const {buildYear} = useDocusaurusContext().siteConfig.customFields as {buildYear: number};
  return <SiteFooter year={buildYear} />;
}

// Nothing in it changes while the reader moves between pages.
export default memo(Footer);
