import postcss from 'postcss';
import type {AtRule, Container, Declaration, Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type {Used} from './tokens';

/** A rule of the whole style sheet, or an at-rule that stays whole, such as `@keyframes`. */
interface Piece {
  /** What opens the at-rules around it: `@media print{`. */
  open: string;
  /** `needs` has to be on a page for the selector to match. */
  selectors: {text: string; needs: string[]}[];
  /** `name` is set for a custom property; `reads` names those that the value reads. */
  declarations: {text: string; name?: string; reads: string[]}[];
  text?: string;
}

/** A style sheet, taken apart so that many pages can be asked about. */
export interface Stylesheet {
  /**
   * The rules that can match something on a page, in their order, without custom properties that nothing there reads.
   * @param used what is on the page, and what may come to it
   */
  forPage: (used: Used) => string;
}

/** Parts that a browser adds where the HTML leaves their tags out, in what scripts add to a page too. */
const implied = new Set(['html', 'head', 'body', 'tbody', 'colgroup', 'tr']);

/** @returns names of the custom properties that a value reads */
export const propertiesIn = (text: string) =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!);

/**
 * @param css a whole style sheet, without nested rules
 * @throws CssSyntaxError when it cannot be read
 */
export function readStylesheet(css: string): Stylesheet {
  const pieces = piecesOf(postcss.parse(css), '');
  return {
    forPage({tokens, properties}) {
      const kept = pieces
        .map((piece) => ({
          ...piece,
          selectors: piece.selectors.filter(({needs}) =>
            needs.every((token) => implied.has(token) || tokens.has(token)),
          ),
        }))
        .filter(({selectors, text}) => text !== undefined || selectors.length > 0);
      const read = new Set(properties);
      kept.forEach(({text = ''}) => propertiesIn(text).forEach((name) => read.add(name)));
      const declared = kept.flatMap(({declarations}) => declarations);
      // A property may be read by the value of another one that stands before it.
      for (let known = -1; known !== read.size;) {
        known = read.size;
        declared
          .filter(({name}) => name === undefined || read.has(name))
          .forEach(({reads}) => reads.forEach((name) => read.add(name)));
      }
      return write(kept, read);
    },
  };
}

function piecesOf(container: Container, open: string): Piece[] {
  return (container.nodes ?? []).flatMap((node): Piece[] => {
    if (node.type === 'rule') {
      return [{open, ...ruleOf(node as Rule)}];
    }
    if (node.type !== 'atrule') {
      return [];
    }
    const {name, params, nodes} = node as AtRule;
    return nodes && ['media', 'supports', 'container', 'layer'].includes(name)
      ? piecesOf(node as AtRule, `${open}@${name} ${params}{`)
      : [{open, selectors: [], declarations: [], text: `${node}`}];
  });
}

const ruleOf = ({selector, nodes}: Rule) => ({
  selectors: selectorParser()
    .astSync(selector)
    .nodes.map((one) => ({text: `${one}`.trim(), needs: needsOf(one)})),
  declarations: nodes
    .filter((node): node is Declaration => node.type === 'decl')
    .map(({prop, value, important}) => ({
      text: `${prop}:${value}${important ? '!important' : ''}`,
      name: prop.startsWith('--') ? prop : undefined,
      reads: propertiesIn(value),
    })),
});

/** What `:is()`, `:not()` or `:has()` say is not looked into: at worst a rule is kept that does not match. */
function needsOf({nodes}: selectorParser.Selector): string[] {
  return nodes.flatMap((node) => {
    switch (node.type) {
      case 'class':
        return [`.${node.value}`];
      case 'id':
        return [`#${node.value}`];
      case 'tag':
        return [node.value.toLowerCase()];
      default:
        return [];
    }
  });
}

function write(kept: readonly Piece[], read: ReadonlySet<string>): string {
  let css = '';
  let opened = '';
  const close = () => '}'.repeat(opened.split('{').length - 1);
  for (const {open, selectors, declarations, text} of kept) {
    const shown = declarations.filter(({name}) => name === undefined || read.has(name));
    if (text === undefined && shown.length === 0) {
      continue;
    }
    if (open !== opened) {
      css += close() + open;
      opened = open;
    }
    css +=
      text ??
      `${selectors.map((selector) => selector.text).join(',')}{${shown.map((one) => one.text).join(';')}}`;
  }
  return css + close();
}
