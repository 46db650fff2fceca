import {act, fireEvent, screen} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import {renderInSite} from '@site/tests/unit/render';
import OsPath from '.';

const windows = '%LOCALAPPDATA%\\.ftba';

describe('OsPath', () => {
  it.each([
    ['copies the visible path and confirms it', 'Copied', () => Promise.resolve()],
    [
      'reports when the browser refuses',
      'The browser refused to copy',
      () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    ],
  ])('%s', async (_name, answer, copy) => {
    const writeText = vi.fn(copy);
    vi.stubGlobal('navigator', {...navigator, clipboard: {writeText}});
    renderInSite(<OsPath windows={windows} linux="~/.ftba" />);
    await act(async () => fireEvent.click(screen.getByRole('button', {name: 'Copy path'})));
    vi.unstubAllGlobals();
    expect(writeText).toHaveBeenCalledWith(windows);
    expect(screen.getByRole('button', {name: answer})).toBeTruthy();
  });

  it('has a tab for the systems given, and no other', () => {
    renderInSite(<OsPath linux="~/.ftba" macos="~/Library" />);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['macOS', 'Linux']);
  });

  it('refuses wrong props', () => {
    expect(() => renderInSite(<OsPath />)).toThrow(
      '<OsPath> needs a path for at least one of windows, macos, linux.',
    );
    expect(() => renderInSite(<OsPath windows="" />)).toThrow('<OsPath> needs a windows path');
    expect(() => renderInSite(<OsPath {...({mac: '~'} as object)} />)).toThrow(
      '<OsPath> has an unknown prop "mac". Allowed: windows, macos, linux.',
    );
  });
});
