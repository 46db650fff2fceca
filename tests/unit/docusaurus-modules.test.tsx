import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {fireEvent, screen, within} from '@testing-library/react';
import {expect, it} from 'vitest';
import {site} from '../../src/config/site';
import {renderInSite} from './render';

function Title() {
  return <h1>{useDocusaurusContext().siteConfig.title}</h1>;
}

it("gives components Docusaurus's own modules and our config", () => {
  renderInSite(
    <>
      <Title />
      <Link to="/docs/app/">Guides</Link>
    </>,
  );
  expect(screen.getByRole('heading').textContent).toBe(site.title);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/docs/app');
});

it('runs theme components as they run on the site', () => {
  renderInSite(
    <>
      {['first', 'second'].map((name) => (
        <section key={name} aria-label={name}>
          <Tabs groupId="os">
            <TabItem value="windows">C:</TabItem>
            <TabItem value="linux">/home</TabItem>
          </Tabs>
        </section>
      ))}
    </>,
  );
  const second = within(screen.getByRole('region', {name: 'second'}));
  fireEvent.click(within(screen.getByRole('region', {name: 'first'})).getByRole('tab', {name: 'linux'}));
  expect(localStorage.getItem('docusaurus.tab.os')).toBe('linux');
  expect(second.getByRole('tab', {name: 'linux'}).getAttribute('aria-selected')).toBe('true');
});
