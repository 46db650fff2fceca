import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import type {SearchThemeConfig} from '@site/src/config/search';
import {createEngine} from './engine';
import type {SearchEngine} from './engine';

/** The search as the site's configuration has it. */
export function useSearchEngine(): {config: SearchThemeConfig; engine: SearchEngine} {
  const {
    siteConfig: {themeConfig, baseUrl},
    siteMetadata: {docusaurusVersion},
  } = useDocusaurusContext();
  const config = themeConfig.algolia as SearchThemeConfig;
  const engine = useMemo(
    () => createEngine({config, baseUrl, docusaurusVersion}),
    [config, baseUrl, docusaurusVersion],
  );
  return {config, engine};
}
