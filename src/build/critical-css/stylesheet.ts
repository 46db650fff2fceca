import postcss from 'postcss';
import type {AtRule, Container, Declaration, Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type {Selector} from 'postcss-selector-parser';
import type {Token, Used} from './tokens';

/** What has to be on a page for a selector to match: all of a list, and one of each `any`. */
type Needs = readonly (Token | {any: readonly Needs[]})[];

/** A rule of the whole style sheet, or something that is kept as it is. */
interface Piece {
  /** At-rules around it, outermost first: `@media print`. */
  around: readonly string[];
  selectors: readonly {text: string; needs: Needs}[];
  /** `name` is set for a custom property; `reads` names those that the value reads. */
  declarations: readonly {text: string; name?: string; reads: readonly string[]}[];
  /** `@keyframes` and the like: the name that has to be used by a declaration for it to be kept. */
  named?: string;
  text?: string;
}

/** A style sheet, taken apart so that many pages can be asked about. */
export interface Stylesheet {
  /**
   * The rules that can match something on a page, in their order, without custom properties that nothing there reads.
   * @param used what is on the page, and what may come to it
   */
  forPage: (used: readonly Used[]) => string;
}

/** Parts that a browser adds where the HTML leaves their tags out, in what scripts add to a page too. */
const implied: ReadonlySet<Token> = new Set(['html', 'head', 'body', 'tbody', 'colgroup', 'tr']);

/** @returns names of the custom properties that a value reads */
export const propertiesIn = (text: string) =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!);

/** At-rules around other rules. All else that starts with `@` stays whole. */
const around = ['media', 'supports', 'container', 'layer'];

/**
 * @param css a whole style sheet, without nested rules
 * @throws CssSyntaxError when it cannot be read
 */
export function readStylesheet(css: string): Stylesheet {
  const pieces = piecesOf(postcss.parse(css), []);
  const names = pieces.flatMap(({named}) => named ?? []);
  const usedBy = new Map(
    pieces.map((piece) => [
      piece.declarations,
      names.filter((name) => piece.declarations.some(({text}) => text.includes(name))),
    ]),
  );
  return {
    forPage(used) {
      const meets = (needs: Needs): boolean =>
        needs.every((need) =>
          typeof need === 'string'
            ? implied.has(need) || used.some(({tokens}) => tokens.has(need))
            : need.any.some(meets),
        );
      const kept = pieces.flatMap((piece) => {
        const selectors = piece.selectors.filter(({needs}) => meets(needs));
        return piece.text !== undefined || selectors.length > 0 ? [{...piece, selectors}] : [];
      });
      const properties = propertiesRead(
        kept,
        used.flatMap((one) => [...one.properties]),
      );
      const wanted = new Set([...properties, ...kept.flatMap(({declarations}) => usedBy.get(declarations)!)]);
      return write(
        kept.filter(({named}) => named === undefined || wanted.has(named)),
        properties,
      );
    },
  };
}

function piecesOf(container: Container, outside: readonly string[]): Piece[] {
  return (container.nodes ?? []).flatMap((node): Piece[] => {
    if (node.type === 'rule') {
      return [ruleOf(node as Rule, outside)];
    }
    if (node.type !== 'atrule') {
      return [];
    }
    const {name, params, nodes} = node as AtRule;
    if (nodes && around.includes(name)) {
      return piecesOf(node as AtRule, [...outside, `@${name} ${params}`]);
    }
    const named = /^(?:-\w+-)?(?:keyframes|property)$/.test(name) ? params : undefined;
    return [{around: outside, selectors: [], declarations: [], named, text: `${node}`}];
  });
}

function ruleOf({selector, nodes}: Rule, outside: readonly string[]): Piece {
  return {
    around: outside,
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
  };
}

/** What `:not()` or `:has()` say is not looked into: at worst a rule is kept that does not match. */
function needsOf({nodes}: Selector): Needs {
  return nodes.flatMap((node): Needs => {
    switch (node.type) {
      case 'class':
        return [`.${node.value}`];
      case 'id':
        return [`#${node.value}`];
      case 'tag':
        return [node.value.toLowerCase()];
      case 'pseudo':
        return /^:(?:is|where)$/.test(node.value) ? [{any: node.nodes.map(needsOf)}] : [];
      default:
        return [];
    }
  });
}

/** Custom properties that are read: by the page itself, by its rules, and by the value of such a property. */
function propertiesRead(kept: readonly Piece[], own: readonly string[]): Set<string> {
  const declared = kept.flatMap(({declarations}) => declarations);
  const found = new Set([
    ...own,
    ...kept.flatMap(({text = ''}) => propertiesIn(text)),
    ...declared.flatMap(({name, reads}) => (name === undefined ? reads : [])),
  ]);
  const behind = new Map<string, string[]>();
  for (const {name, reads} of declared) {
    if (name !== undefined) {
      behind.set(name, [...(behind.get(name) ?? []), ...reads]);
    }
  }
  // A set goes through what is added to it on the way.
  for (const name of found) {
    behind.get(name)?.forEach((one) => found.add(one));
  }
  return found;
}

function write(kept: readonly Piece[], properties: ReadonlySet<string>): string {
  let open: readonly string[] = [];
  let css = '';
  for (const {around: outside, selectors, declarations, text} of kept) {
    const shown = declarations.filter(({name}) => name === undefined || properties.has(name));
    if (text === undefined && shown.length === 0) {
      continue;
    }
    const different = open.findIndex((rule, at) => rule !== outside[at]);
    const same = different < 0 ? open.length : different;
    css += '}'.repeat(open.length - same) + outside.slice(same).map((rule) => `${rule}{`).join('');
    css +=
      text ??
      `${selectors.map((selector) => selector.text).join(',')}{${shown.map((one) => one.text).join(';')}}`;
    open = outside;
  }
  return css + '}'.repeat(open.length);
}
