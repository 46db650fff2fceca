import postcss from 'postcss';
import type {ChildNode, Declaration, Root, Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** A rule of the style sheet; one that stays whole, such as `@keyframes`, has no selectors and a single setting. */
interface Piece {
  /** At-rules around it: `@media print{`. */
  around: string;
  /** `needs` has to be on a page for the selector to match. */
  selectors?: {text: string; needs: string[]}[];
  settings: Setting[];
}

interface Setting {
  text: string;
  /** Set for a custom property. */
  name?: string;
  /** Custom properties that the value reads. */
  reads: string[];
}

/** Parts that a browser adds where the HTML leaves their tags out, in what scripts add to a page too. */
const implied = ['html', 'head', 'body', 'tbody', 'colgroup', 'tr'];

/** @returns names of the custom properties that a text reads */
export const propertiesIn = (text: string) =>
  text.includes('var(') ? [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!) : [];

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
    const matching = pieces.flatMap((piece): Piece[] => {
      const selectors = piece.selectors?.filter(({needs}) => needs.every((token) => present.has(token)));
      return selectors?.length === 0 ? [] : [{...piece, selectors}];
    });
    const settings = matching.flatMap((piece) => piece.settings);
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
  const declarations = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (one) => {
    declarations.set(one.prop, [...(declarations.get(one.prop) ?? []), one]);
  });
  const strengthOf = ({parent}: Declaration) =>
    parent?.parent === root ? [':root', 'html:root'].indexOf((parent as Rule).selector) : -1;
  const constants = new Map<string, string>();
  for (const [name, all] of declarations) {
    if (all.every((one) => strengthOf(one) >= 0)) {
      // The stronger selector, or the later rule, has the last word.
      constants.set(name, all.sort((a, b) => strengthOf(a) - strengthOf(b)).at(-1)!.value);
    }
  }
  // Without a bracket at its end, a value needs a space before what follows. One that reads itself is no value.
  const written = (text: string, outer: string[] = []): string =>
    text.replace(/var\((--[\w-]+)\)(?=([\w.#+-])?)/g, (read, name: string, next?: string) => {
      const value = constants.get(name);
      const whole = value === undefined || outer.includes(name) ? read : written(value, [...outer, name]);
      return whole.includes('var(') ? read : whole + (next ? ' ' : '');
    });
  root.walkDecls((one) => {
    one.value = written(one.value);
  });
}

function piecesOf(nodes: ChildNode[], around = ''): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (node.type === 'rule') {
      return [
        {
          around,
          selectors: selectorParser()
            .astSync(node.selector)
            .nodes.map((one) => ({text: `${one}`.trim(), needs: needsOf(one)})),
          settings: node.nodes
            .filter((one) => one.type === 'decl')
            .map(({prop, value, important}) => ({
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
    const {name, params, nodes: inside} = node;
    return inside && ['media', 'supports', 'container', 'layer'].includes(name)
      ? piecesOf(inside, `${around}@${name} ${params}{`)
      : [{around, settings: [{text: `${node}`, reads: propertiesIn(`${node}`)}]}];
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

const isRead = ({name}: Setting, present: ReadonlySet<string>) => name === undefined || present.has(name);

function write(pieces: Piece[], present: ReadonlySet<string>): string {
  let css = '';
  let open = '';
  const enter = (around: string) => {
    if (around !== open) {
      css += '}'.repeat(open.split('{').length - 1) + around;
      open = around;
    }
  };
  for (const {around, selectors, settings} of pieces) {
    const inside = settings.filter((one) => isRead(one, present)).map(({text}) => text);
    if (inside.length > 0) {
      enter(around);
      css += selectors ? `${selectors.map(({text}) => text).join()}{${inside.join(';')}}` : inside[0]!;
    }
  }
  enter('');
  return css;
}
