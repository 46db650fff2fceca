import postcss from 'postcss';
import type {AtRule, ChildNode, Container, Declaration, Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type {Node, Selector} from 'postcss-selector-parser';
import type {Token, Used} from './tokens';

/**
 * What has to be on a page for a selector to match: all of a list, and one of each `any`. Numbers stand for tokens, which
 * many selectors share: thousands of them are asked about for every page.
 */
type Needs = readonly (number | {any: readonly Needs[]})[];

/** Numbers of the tokens that a style sheet names, in their order. */
type Numbers = Map<Token, number>;

interface Declared {
  text: string;
  /** Set for a custom property. */
  name?: string;
  /** Custom properties that it reads. */
  reads: readonly string[];
}

/** A rule of the whole style sheet, or something that is kept as it is. */
interface Piece {
  /** At-rules around it, outermost first: `@media print`. */
  around: readonly string[];
  selectors: readonly {text: string; needs: Needs}[];
  declarations: readonly Declared[];
  /** Custom properties that it reads itself, each once, and those that it sets. */
  reads: readonly string[];
  sets: readonly Declared[];
  /** What `@keyframes` and the like are named that its declarations may use; known when the whole sheet is. */
  uses: string[];
  /** The rule as it is when all selectors can match, unless it has custom properties. */
  whole?: string;
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

const reads = /var\(\s*(--[\w-]+)/g;

/** @returns names of the custom properties that a value reads */
export const propertiesIn = (text: string) => [...text.matchAll(reads)].map(([, name]) => name!);

/** At-rules around other rules. All else that starts with `@` stays whole. */
const around = ['media', 'supports', 'container', 'layer'];

/**
 * @param css a whole style sheet, without nested rules
 * @throws CssSyntaxError when it cannot be read
 */
export function readStylesheet(css: string): Stylesheet {
  const pieces: Piece[] = [];
  const numbers: Numbers = new Map();
  collect(postcss.parse(css), [], pieces, numbers);
  const names = new Set(pieces.flatMap(({named}) => named ?? []));
  for (const {declarations, uses} of pieces) {
    uses.push(...[...names].filter((name) => declarations.some(({text}) => text.includes(name))));
  }
  return {
    forPage(used) {
      const has = Uint8Array.from(numbers.keys(), (token) =>
        implied.has(token) || used.some(({tokens}) => tokens.has(token)) ? 1 : 0,
      );
      const meets = (needs: Needs): boolean => {
        for (const need of needs) {
          if (typeof need === 'number' ? has[need] === 0 : !need.any.some(meets)) {
            return false;
          }
        }
        return true;
      };
      const kept: Kept[] = [];
      for (const piece of pieces) {
        const selectors = piece.selectors.filter(({needs}) => meets(needs));
        if (piece.text !== undefined || selectors.length > 0) {
          kept.push({piece, selectors});
        }
      }
      return write(
        kept,
        propertiesRead(
          kept,
          used.flatMap(({properties}) => [...properties]),
        ),
      );
    },
  };
}

interface Kept {
  piece: Piece;
  /** Those of the rule's selectors that can match. */
  selectors: Piece['selectors'];
}

function collect(container: Container, outside: readonly string[], pieces: Piece[], numbers: Numbers): void {
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') {
      pieces.push(ruleOf(node as Rule, outside, numbers));
    } else if (node.type === 'atrule') {
      const {name, params, nodes} = node as AtRule;
      if (nodes && around.includes(name)) {
        collect(node as AtRule, [...outside, `@${name} ${params}`], pieces, numbers);
      } else {
        const named = /^(?:-\w+-)?(?:keyframes|property)$/.test(name) ? params : undefined;
        const text = `${node}`;
        const piece = {around: outside, selectors: [], declarations: [], sets: [], uses: [], named, text};
        pieces.push({...piece, reads: [...new Set(propertiesIn(text))]});
      }
    }
  }
}

function ruleOf(rule: Rule, outside: readonly string[], numbers: Numbers): Piece {
  const selectors = selectorParser()
    .astSync(rule.selector)
    .nodes.map((selector) => ({text: `${selector}`.trim(), needs: needsOf(selector, numbers)}));
  const declarations = rule.nodes.filter(isDeclaration).map((declaration) => {
    const text = `${declaration.prop}:${declaration.value}${declaration.important ? '!important' : ''}`;
    const name = declaration.prop.startsWith('--') ? declaration.prop : undefined;
    return {text, name, reads: propertiesIn(declaration.value)};
  });
  const sets = declarations.filter(({name}) => name !== undefined);
  const plain = declarations.filter(({name}) => name === undefined);
  return {
    around: outside,
    selectors,
    declarations,
    reads: [...new Set(plain.flatMap((one) => one.reads))],
    sets,
    uses: [],
    whole: sets.length > 0 ? undefined : ruleText(selectors, declarations),
  };
}

const ruleText = (selectors: Piece['selectors'], declarations: readonly Declared[]) =>
  declarations.length === 0
    ? ''
    : `${selectors.map(({text}) => text).join(',')}{${declarations.map(({text}) => text).join(';')}}`;

const isDeclaration = (node: ChildNode): node is Declaration => node.type === 'decl';

/** What `:not()` or `:has()` say is not looked into: at worst a rule is kept that does not match. */
function needsOf(selector: Selector, numbers: Numbers): Needs {
  const needs: (number | {any: Needs[]})[] = [];
  const need = (token: Token) => {
    const number = numbers.get(token) ?? numbers.size;
    numbers.set(token, number);
    needs.push(number);
  };
  const visit = (node: Node) => {
    if (node.type === 'class') {
      need(`.${node.value}`);
    } else if (node.type === 'id') {
      need(`#${node.value}`);
    } else if (node.type === 'tag') {
      need(node.value.toLowerCase());
    } else if (node.type === 'pseudo' && /^:(?:is|where)$/.test(node.value)) {
      needs.push({any: node.nodes.map((one) => needsOf(one, numbers))});
    }
  };
  selector.nodes.forEach(visit);
  return needs;
}

/** Custom properties that are read: by the page itself, by its rules, and by the value of such a property. */
function propertiesRead(kept: readonly Kept[], own: readonly string[]): Set<string> {
  const found = new Set<string>();
  const behind = new Map<string, string[]>();
  const add = (name: string) => {
    if (!found.has(name)) {
      found.add(name);
      behind.get(name)?.forEach(add);
    }
  };
  const start = new Set(own);
  for (const {piece} of kept) {
    for (const {name, reads: read} of piece.sets) {
      const all = behind.get(name!) ?? [];
      all.push(...read);
      behind.set(name!, all);
    }
    for (const name of piece.reads) {
      start.add(name);
    }
  }
  start.forEach(add);
  return found;
}

function write(kept: readonly Kept[], properties: ReadonlySet<string>): string {
  const texts = kept.map(({piece, selectors}) => {
    if (piece.text !== undefined) {
      return piece.text;
    }
    return piece.whole !== undefined && selectors.length === piece.selectors.length
      ? piece.whole
      : ruleText(
          selectors,
          piece.declarations.filter(({name}) => name === undefined || properties.has(name)),
        );
  });
  const used = new Set([...properties, ...kept.flatMap(({piece}) => piece.uses)]);
  let open: readonly string[] = [];
  let css = '';
  kept.forEach(({piece}, at) => {
    const text = piece.named === undefined || used.has(piece.named) ? texts[at]! : '';
    if (text !== '') {
      const same = commonStart(open, piece.around);
      css +=
        '}'.repeat(open.length - same) +
        piece.around
          .slice(same)
          .map((rule) => `${rule}{`)
          .join('');
      css += text;
      open = piece.around;
    }
  });
  return css + '}'.repeat(open.length);
}

function commonStart(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((rule, at) => rule !== other[at]);
  return different < 0 ? one.length : different;
}
