/**
 * In place of theme-common's module of this name, which takes the outline from whatever the mouse has given the focus to.
 * Browsers do that by themselves (`:focus-visible`), and its rule spans the whole page: with each press of the mouse, and
 * again with each page, the browser looked at every element.
 */

/** What the theme writes on the body; no rule asks for it. */
export const keyboardFocusedClassName = 'navigation-with-keyboard';

/** Called by the theme's layout. */
export function useKeyboardNavigation(): void {}
