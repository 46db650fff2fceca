import {act, fireEvent, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {ItemEntry} from '@site/src/data/schema/market';
import {inSite, renderInSite} from '@site/tests/unit/render';
import Item from '.';

const dust: ItemEntry = {
  id: 'ftbst:dust',
  name: 'Dust',
  sprite: 40,
  obtained: 'hammer Sand',
  note: 'Falls like sand.',
};
const dirt: ItemEntry = {
  id: 'minecraft:dirt',
  gameId: 'minecraft:dirt',
  name: 'Dirt',
  sprite: 2,
  href: '/docs/dirt',
};

const tip = () => document.querySelector<HTMLElement>('[role="tooltip"]:not([hidden])');
const pointer = (type: string, target: Element, pointerType = 'mouse', relatedTarget?: Element) => {
  const event = new MouseEvent(type, {bubbles: true, cancelable: true, relatedTarget});
  fireEvent(target, Object.assign(event, {pointerType}));
};
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
/** Sends the events of a tap. */
function tap(target: Element): boolean {
  pointer('pointerover', target, 'touch');
  pointer('pointerdown', target, 'touch');
  return fireEvent.click(target);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  fireEvent.keyDown(document.body, {key: 'Escape'});
  vi.useRealTimers();
});

describe('in the server HTML', () => {
  const html = (element: Parameters<typeof inSite>[0]) =>
    renderToString(inSite(element)).replace(/<!-- -->/g, '');

  it('is a sprite and a name, without a control that does nothing', () => {
    const text = html(<Item data={dust} />);
    expect(text).toContain('--y:-40');
    expect(text).toMatch(/^<span [^>]*>Dust<\/span>$/);
    expect(text).not.toMatch(/tabindex|role|button/);
  });

  it('is a link if a page explains it', () =>
    expect(html(<Item data={dirt} />)).toMatch(/^<a [^>]*href="\/docs\/dirt"[^>]*>Dirt<\/a>$/));

  it('stays small', () => expect(html(<Item data={dust} />).length).toBeLessThan(110));

  it('shows other words instead of the name', () => {
    expect(html(<Item data={dust}>some dust</Item>)).toContain('>some dust<');
  });
});

describe('the tip', () => {
  it('opens on keyboard focus, describes the item, and closes on Esc and on blur', () => {
    renderInSite(
      <>
        <Item data={dust} />
        <Item data={dirt} />
      </>,
    );
    const first = screen.getByRole('button', {name: 'Dust'});
    const second = screen.getByRole('link', {name: 'Dirt'});
    act(() => first.focus());
    expect(tip()!.textContent).toBe('DustHow to get it: hammer Sand.Falls like sand.');
    expect(first.getAttribute('aria-describedby')).toBe('item-facts');
    expect(document.getElementById('item-facts')!.textContent).toBe(
      'How to get it: hammer Sand.Falls like sand.',
    );

    fireEvent.keyDown(first, {key: 'Escape'});
    expect(tip()).toBeNull();
    expect(first.hasAttribute('aria-describedby')).toBe(false);
    expect(document.activeElement).toBe(first);

    fireEvent.keyDown(first, {key: 'Enter'});
    expect(tip()!.textContent).toContain('Dust');

    act(() => second.focus());
    expect(tip()!.textContent).toBe('Dirtminecraft:dirtOpen its page');
    expect(first.hasAttribute('aria-describedby')).toBe(false);
    act(() => second.blur());
    wait(1000);
    expect(tip()).toBeNull();
  });

  it('hides an id that only this site uses', () => {
    renderInSite(<Item data={dust} />);
    act(() => screen.getByRole('button').focus());
    expect(tip()!.textContent).not.toContain('ftbst:dust');
  });

  it('opens when the pointer rests on the item, stays while it is on the tip, and closes after it leaves', () => {
    renderInSite(<Item data={dust} />);
    const item = screen.getByRole('button');
    pointer('pointerover', item);
    expect(tip()).toBeNull();
    wait(200);
    expect(tip()).not.toBeNull();

    pointer('pointerover', tip()!);
    wait(5000);
    expect(tip()).not.toBeNull();

    pointer('pointerover', document.body);
    wait(100);
    expect(tip()).not.toBeNull();
    wait(1000);
    expect(tip()).toBeNull();
  });

  it('does not open when the pointer only passes', () => {
    renderInSite(<Item data={dust} />);
    pointer('pointerover', screen.getByRole('button'));
    wait(50);
    pointer('pointerover', document.body);
    wait(1000);
    expect(tip()).toBeNull();
  });

  it('stays closed after Esc until the pointer enters the item again', () => {
    renderInSite(<Item data={dust} />);
    const item = screen.getByRole('button');
    pointer('pointerover', item);
    wait(200);
    fireEvent.keyDown(document.body, {key: 'Escape'});
    pointer('pointerover', item);
    wait(1000);
    expect(tip()).toBeNull();
    pointer('pointerout', item, 'mouse', document.body);
    pointer('pointerover', item);
    wait(200);
    expect(tip()).not.toBeNull();
  });

  it('opens on a tap and closes on the next tap, or on one elsewhere', () => {
    renderInSite(<Item data={dust} />);
    const item = screen.getByRole('button');
    tap(item);
    expect(tip()).not.toBeNull();
    tap(item);
    expect(tip()).toBeNull();
    tap(item);
    tap(document.body);
    expect(tip()).toBeNull();
  });

  it('opens on the first tap on a link; the second tap follows the link', () => {
    renderInSite(<Item data={dirt} />);
    const item = screen.getByRole('link');
    const followed = vi.fn();
    item.addEventListener('click', followed);
    expect(tap(item)).toBe(false);
    expect(followed).not.toHaveBeenCalled();
    expect(tip()).not.toBeNull();
    tap(item);
    expect(followed).toHaveBeenCalledOnce();
    expect(tip()).toBeNull();
  });

  it('has a link to the page, which follows the link of the item', () => {
    renderInSite(<Item data={dirt} />);
    const item = screen.getByRole('link');
    const followed = vi.fn();
    tap(item);
    item.addEventListener('click', followed);
    fireEvent.click(tip()!.querySelector('a')!);
    expect(followed).toHaveBeenCalledOnce();
  });

  it('lets a mouse click follow a link', () => {
    renderInSite(<Item data={dirt} />);
    const followed = vi.fn();
    screen.getByRole('link').addEventListener('click', followed);
    pointer('pointerdown', screen.getByRole('link'));
    fireEvent.click(screen.getByRole('link'));
    expect(followed).toHaveBeenCalledOnce();
  });

  it('closes when its item is removed', () => {
    const {unmount} = renderInSite(<Item data={dust} />);
    tap(screen.getByRole('button'));
    expect(tip()).not.toBeNull();
    unmount();
    expect(tip()).toBeNull();
  });
});
