/** The package has no types for its entry with nothing but the dialog. */
declare module '@docsearch/react/modal' {
  export {DocSearchModal} from '@docsearch/react';
}
