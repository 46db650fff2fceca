import {fireEvent, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {renderInSite} from '@site/tests/unit/render';
import OsTabs, {Os} from '.';

const tabs = (
  <OsTabs>
    {'\n'}
    <Os name="linux">xdg-open</Os>
    <Os name="windows">explorer</Os>
  </OsTabs>
);

const chosen = () => screen.getAllByRole('tab', {selected: true}).map((tab) => tab.textContent);

describe('OsTabs', () => {
  it('has a fixed order, with the first system open', () => {
    renderInSite(tabs);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Windows', 'Linux']);
    expect(chosen()).toEqual(['Windows']);
    expect(screen.getByRole('tabpanel').textContent).toContain('explorer');
  });

  it('has every system with its name in the HTML', () => {
    const {container} = renderInSite(tabs);
    expect(
      Array.from(container.querySelectorAll('[role=tabpanel]')).map((panel) => panel.textContent),
    ).toEqual(['Windowsexplorer', 'Linuxxdg-open']);
  });

  it('changes all tabs of a page together, and stores the choice', () => {
    renderInSite(
      <>
        {tabs}
        {tabs}
      </>,
    );
    fireEvent.click(screen.getAllByRole('tab', {name: 'Linux'})[0]!);
    expect(chosen()).toEqual(['Linux', 'Linux']);
    expect(localStorage.getItem('docusaurus.tab.os')).toBe('linux');
  });

  it('reacts to the space bar', () => {
    renderInSite(tabs);
    expect(fireEvent.keyDown(screen.getByRole('tab', {name: 'Linux'}), {key: ' '})).toBe(false);
    expect(chosen()).toEqual(['Linux']);
  });

  it.each([
    ['text', 'run it', '<OsTabs> accepts only <Os name="windows">'],
    ['nothing', null, '<OsTabs> needs at least one'],
    [
      'an unknown system',
      <Os key="1" name={'osx' as 'macos'} />,
      '<Os> name is "osx". Allowed: windows, macos, linux.',
    ],
    [
      'a system twice',
      [<Os key="1" name="macos" />, <Os key="2" name="macos" />],
      '<OsTabs> has two <Os name="macos">.',
    ],
  ])('refuses %s', (_name, children, message) =>
    expect(() => renderInSite(<OsTabs>{children}</OsTabs>)).toThrow(message),
  );

  it('refuses a system without tabs around it', () =>
    expect(() => renderToStaticMarkup(<Os name="linux" />)).toThrow(
      '<Os> must be placed directly inside <OsTabs>.',
    ));
});
