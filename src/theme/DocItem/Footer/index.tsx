/**
 * Why: adds links to report a mistake without an account, and to get the page as Markdown.
 */
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import PageTools from '@site/src/components/site/PageTools';
import DocItemFooter from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';

export default function DocItemFooterWithTools(): ReactNode {
  const {
    metadata: {title, permalink, source},
  } = useDoc();
  const path = permalink.replace(/\/$/, '');
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={`${path}.md`} />
      </Head>
      <DocItemFooter />
      <PageTools title={title} path={path} source={source.replace(/^@site\//, '')} />
    </>
  );
}
