import postcss from 'postcss';
import type {AtRule, ChildNode, Declaration, Root, Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';

interface Rules {
  /** `needs` has to be on a page for the selector to match. */
  selectors: {text: string; needs: string[]}[];
  declarations: Setting[];
}

interface Setting {
  text: string;
  /** Set for a custom property. */
  name?: string;
  /** Custom properties that the value reads. */
  reads: string[];
}

/** A part of the style sheet: a rule, an at-rule around others, or one that stays whole, such as `@keyframes`. */
type Piece = Setting | Rules | {open: string; inside: Piece[]};

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
    const matching = matchingOf(pieces, present);
    const settings = settingsIn(matching);
    let known: number;
    // A property may be read by the value of another one.
    do {
      known = present.size;
      settings
        .filter((one) => isRead(one, present))
        .forEach(({reads}) => reads.forEach((name) => present.add(name)));
    } while (present.size > known);
    return write(matching, present);
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
            reads: propertiesIn(value),
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
      : [{text: `${node}`, reads: propertiesIn(`${node}`)}];
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

/** The parts whose selectors can match something. */
const matchingOf = (pieces: Piece[], present: ReadonlySet<string>): Piece[] =>
  pieces.flatMap((piece): Piece[] => {
    if ('inside' in piece) {
      const inside = matchingOf(piece.inside, present);
      return inside.length > 0 ? [{...piece, inside}] : [];
    }
    if ('text' in piece) {
      return [piece];
    }
    const selectors = piece.selectors.filter(({needs}) => needs.every((token) => present.has(token)));
    return selectors.length > 0 ? [{...piece, selectors}] : [];
  });

const settingsIn = (pieces: Piece[]): Setting[] =>
  pieces.flatMap((piece) =>
    'inside' in piece ? settingsIn(piece.inside) : 'text' in piece ? [piece] : piece.declarations,
  );

const isRead = ({name}: Setting, present: ReadonlySet<string>) => name === undefined || present.has(name);

function write(pieces: Piece[], present: ReadonlySet<string>): string {
  const list = (parts: {text: string}[], separator: string) => parts.map(({text}) => text).join(separator);
  const textOf = (piece: Piece): string => {
    if ('text' in piece) {
      return piece.text;
    }
    if ('inside' in piece) {
      const inside = write(piece.inside, present);
      return inside && `${piece.open}{${inside}}`;
    }
    const declarations = piece.declarations.filter((one) => isRead(one, present));
    return declarations.length > 0 ? `${list(piece.selectors, ',')}{${list(declarations, ';')}}` : '';
  };
  return pieces.map(textOf).join('');
}
