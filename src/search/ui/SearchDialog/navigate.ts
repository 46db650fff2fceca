import {createContext} from 'react';

/** Goes to a page of the site by its path. The dialog's React tree is its own, in which the page's router is not. */
export const Navigate = createContext<(path: string) => void>(() => {
  throw new Error('A result was opened outside of the search dialog.');
});
