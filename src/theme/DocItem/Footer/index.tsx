/**
 * Why: a reader who found a mistake has to be able to say so without an account of ours, and to take the text along.
 */
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import PageTools from '@site/src/components/site/PageTools';
import {site, socialImage} from '@site/src/config/site';
import DocItemFooter from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';

export default function DocItemFooterWithTools(): ReactNode {
  const {
    metadata: {title, permalink, source},
  } = useDoc();
  const path = permalink.replace(/\/$/, '');
  const picture = `${site.url}${site.baseUrl.slice(0, -1)}${socialImage(path.slice(site.baseUrl.length - 1))}`;
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={`${path}.md`} />
        <meta property="og:image" content={picture} />
        <meta property="og:image:alt" content={title} />
        <meta name="twitter:image" content={picture} />
      </Head>
      <DocItemFooter />
      <PageTools title={title} path={path} source={source.replace(/^@site\//, '')} />
    </>
  );
}
