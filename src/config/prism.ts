import type {PrismTheme} from 'prism-react-renderer';

/**
 * Colours of highlighted code, as tokens: one theme serves both colour modes, so code does not change colour when the
 * page wakes up in the mode it was not built in. The values stand in src/css/tokens.css.
 */
export const prismTheme: PrismTheme = {
  plain: {color: 'var(--ftb-text)', backgroundColor: 'var(--ftb-code)'},
  styles: [
    {
      types: ['comment', 'prolog', 'doctype', 'cdata'],
      style: {color: 'var(--ftb-syntax-comment)', fontStyle: 'italic'},
    },
    {types: ['punctuation', 'operator'], style: {color: 'var(--ftb-muted)'}},
    {types: ['string', 'char', 'attr-value', 'inserted', 'url'], style: {color: 'var(--ftb-syntax-string)'}},
    {types: ['number', 'boolean', 'constant', 'symbol', 'regex'], style: {color: 'var(--ftb-syntax-number)'}},
    {
      types: ['keyword', 'atrule', 'tag', 'important', 'deleted', 'selector'],
      style: {color: 'var(--ftb-syntax-keyword)'},
    },
    {
      types: ['property', 'attr-name', 'function', 'class-name', 'key', 'variable', 'builtin'],
      style: {color: 'var(--ftb-syntax-name)'},
    },
    {types: ['bold'], style: {fontWeight: 'bold'}},
    {types: ['italic'], style: {fontStyle: 'italic'}},
  ],
};
