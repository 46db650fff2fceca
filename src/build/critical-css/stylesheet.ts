import postcss from 'postcss';
import type {AtRule, ChildNode, Declaration, Root, Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** A part of the style sheet: a rule, an at-rule around others, or the text of one that stays whole, such as `@keyframes`. */
type Piece =
  | string
  | {open: string; inside: Piece[]}
  | {
      /** `needs` has to be on a page for the selector to match. */
      selectors: {text: string; needs: string[]}[];
      /** `name` is set for a custom property. */
      declarations: {text: string; name?: string}[];
    };

/** Parts that a browser adds where the HTML leaves their tags out, in what scripts add to a page too. */
const implied = ['html', 'head', 'body', 'tbody', 'colgroup', 'tr'];

/** @returns names of the custom properties that a text reads */
export const propertiesIn = (text: string) =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!);

/**
 * Takes a style sheet apart, so that many pages can be asked about.
 * @param css a whole style sheet, without nested rules
 * @returns for what is on a page, and may come to it (`usedIn`): the rules that can match something there, in their order,
 *   without custom properties that nothing there reads
 * @throws CssSyntaxError when it cannot be read
 */
export function readStylesheet(css: string): (used: ReadonlySet<string>) => string {
  const root = postcss.parse(css);
  writeConstants(root);
  const pieces = piecesOf(root.nodes);
  return (used) => {
    const present = new Set([...used, ...implied]);
    let text: string;
    let known: number;
    // A property may be read by the value of another one.
    do {
      known = present.size;
      text = write(pieces, present);
      propertiesIn(text).forEach((name) => present.add(name));
    } while (present.size > known);
    return text;
  };
}

/**
 * Writes the value of each custom property that is set for the whole page alone where it is read: that is shorter than its
 * name in two places. What has another value somewhere, as in one of the themes, stays.
 */
function writeConstants(root: Root): void {
  const settings = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (one) => void settings.set(one.prop, [...(settings.get(one.prop) ?? []), one]));
  const selectorOf = ({parent}: Declaration) =>
    parent?.parent === root ? (parent as Rule).selector : undefined;
  const constants = new Map<string, string>();
  // Without a bracket at its end, a value needs a space before what follows.
  const written = (text: string) =>
    text.replace(/var\((--[\w-]+)\)(?=([\w.#+-])?)/g, (read, name: string, next?: string) =>
      constants.has(name) ? constants.get(name)! + (next ? ' ' : '') : read,
    );
  let known: number;
  // The value of one may read another.
  do {
    known = constants.size;
    for (const [name, all] of settings) {
      // The stronger selector, or the later rule, has the last word.
      const [weak, strong] = [':root', 'html:root'].map((selector) =>
        all.filter((one) => selectorOf(one) === selector),
      );
      const forAll = [...weak!, ...strong!];
      const value = written(forAll.at(-1)?.value ?? '');
      if (forAll.length === all.length && !value.includes('var(')) {
        constants.set(name, value);
      }
    }
  } while (constants.size > known);
  root.walkDecls((one) => {
    one.value = written(one.value);
  });
}

function piecesOf(nodes: ChildNode[]): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (node.type === 'rule') {
      const selectors = selectorParser().astSync(node.selector).nodes;
      const declarations = node.nodes.filter((one): one is Declaration => one.type === 'decl');
      return [
        {
          selectors: selectors.map((one) => ({text: `${one}`.trim(), needs: needsOf(one)})),
          declarations: declarations.map(({prop, value, important}) => ({
            text: `${prop}:${value}${important ? '!important' : ''}`,
            name: prop.startsWith('--') ? prop : undefined,
          })),
        },
      ];
    }
    if (node.type !== 'atrule') {
      return [];
    }
    const {name, params, nodes: inside} = node as AtRule;
    return inside && ['media', 'supports', 'container', 'layer'].includes(name)
      ? [{open: `@${name} ${params}`, inside: piecesOf(inside)}]
      : [`${node}`];
  });
}

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

function write(pieces: Piece[], present: ReadonlySet<string>): string {
  const textOf = (piece: Piece): string => {
    if (typeof piece === 'string') {
      return piece;
    }
    if ('inside' in piece) {
      const inside = write(piece.inside, present);
      return inside && `${piece.open}{${inside}}`;
    }
    const selectors = piece.selectors.filter(({needs}) => needs.every((token) => present.has(token)));
    const declarations = piece.declarations.filter(({name}) => name === undefined || present.has(name));
    const list = (parts: {text: string}[], separator: string) => parts.map(({text}) => text).join(separator);
    return selectors.length > 0 && declarations.length > 0
      ? `${list(selectors, ',')}{${list(declarations, ';')}}`
      : '';
  };
  return pieces.map(textOf).join('');
}
