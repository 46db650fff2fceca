import {act, fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {renderInSite} from '@site/tests/unit/render';
import OsPath from '.';

const windows = '%LOCALAPPDATA%\\.ftba';
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {...navigator, userAgent: '', clipboard: {writeText}});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  writeText.mockReset();
});

const press = () =>
  act(async () => fireEvent.click(screen.getByRole('button', {name: 'Copy the Windows path'})));

describe('OsPath', () => {
  it('copies the path that shows and says so until two seconds have passed', async () => {
    writeText.mockResolvedValue(undefined);
    renderInSite(<OsPath windows={windows} linux="~/.ftba" />);
    await press();
    expect(writeText).toHaveBeenCalledWith(windows);
    expect(screen.getByRole('status').textContent).toBe('Copied');
    act(() => void vi.advanceTimersByTime(2000));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says when the browser refuses', async () => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    renderInSite(<OsPath windows={windows} />);
    await press();
    expect(screen.getByRole('status').textContent).toBe('Not copied: the browser does not allow it');
  });

  it('has a tab for the systems given, and no other', () => {
    renderInSite(<OsPath linux="~/.ftba" macos="~/Library" />);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['macOS', 'Linux']);
  });

  it('refuses bad use', () => {
    expect(() => renderInSite(<OsPath />)).toThrow(
      '<OsPath> needs a path for at least one of windows, macos, linux.',
    );
    expect(() => renderInSite(<OsPath windows="" />)).toThrow('<OsPath> needs a windows path');
    expect(() => renderInSite(<OsPath {...({mac: '~'} as object)} />)).toThrow(
      '<OsPath> does not know "mac". Allowed: windows, macos, linux.',
    );
  });
});
