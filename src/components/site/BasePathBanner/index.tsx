import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {basePathScript} from './script';

/**
 * Puts the check of the base path into the built home page. It must not be rendered by React, which only runs where the
 * path is right.
 */
export default function BasePathBanner(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return ExecutionEnvironment.canUseDOM ? null : (
    <Head>
      <script>{basePathScript(baseUrl)}</script>
    </Head>
  );
}
