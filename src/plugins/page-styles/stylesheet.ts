import postcss from 'postcss';
import type {AtRule, ChildNode, Container, Declaration, Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type {Node, Selector} from 'postcss-selector-parser';
import type {Token} from './tokens';

/** What has to be on a page for a selector to match: all of a list, and one of each `any`. */
type Needs = readonly (Token | {any: readonly Needs[]})[];

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
  /** `@keyframes` and the like: the name that has to be used by a declaration for it to be kept. */
  named?: string;
  text?: string;
}

/** A style sheet, taken apart so that many pages can be asked about. */
export interface Stylesheet {
  /**
   * The rules that can match something on a page, in their order, without custom properties that nothing there reads.
   * @param tokens what is on the page (`tokensOf`)
   * @param html the page; what its `style` attributes read is kept
   */
  forPage: (tokens: ReadonlySet<Token>, html: string) => string;
}

const reads = /var\(\s*(--[\w-]+)/g;
const readsOf = (text: string) => [...text.matchAll(reads)].map(([, name]) => name!);

/** At-rules around other rules. All else that starts with `@` stays whole. */
const around = ['media', 'supports', 'container', 'layer'];

/**
 * @param css a whole style sheet, without nested rules
 * @throws CssSyntaxError when it cannot be read
 */
export function readStylesheet(css: string): Stylesheet {
  const pieces: Piece[] = [];
  collect(postcss.parse(css), [], pieces);
  return {
    forPage(tokens, html) {
      const meets = (needs: Needs): boolean =>
        needs.every((need) => (typeof need === 'string' ? tokens.has(need) : need.any.some(meets)));
      const kept: Kept[] = [];
      for (const piece of pieces) {
        const selectors = piece.selectors.filter(({needs}) => meets(needs)).map(({text}) => text);
        if (piece.text !== undefined || selectors.length > 0) {
          kept.push({piece, selectors});
        }
      }
      return write(kept, propertiesRead(kept, html));
    },
  };
}

interface Kept {
  piece: Piece;
  /** Those of the rule's selectors that can match. */
  selectors: string[];
}

function collect(container: Container, outside: readonly string[], pieces: Piece[]): void {
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') {
      pieces.push(ruleOf(node as Rule, outside));
    } else if (node.type === 'atrule') {
      const {name, params, nodes} = node as AtRule;
      if (nodes && around.includes(name)) {
        collect(node as AtRule, [...outside, `@${name} ${params}`], pieces);
      } else {
        const named = /^(?:-\w+-)?(?:keyframes|property)$/.test(name) ? params : undefined;
        pieces.push({around: outside, selectors: [], declarations: [], named, text: `${node}`});
      }
    }
  }
}

function ruleOf(rule: Rule, outside: readonly string[]): Piece {
  return {
    around: outside,
    selectors: selectorParser()
      .astSync(rule.selector)
      .nodes.map((selector) => ({text: `${selector}`.trim(), needs: needsOf(selector)})),
    declarations: rule.nodes.filter(isDeclaration).map((declaration) => {
      const text = `${declaration.prop}:${declaration.value}${declaration.important ? '!important' : ''}`;
      const name = declaration.prop.startsWith('--') ? declaration.prop : undefined;
      return {text, name, reads: readsOf(declaration.value)};
    }),
  };
}

const isDeclaration = (node: ChildNode): node is Declaration => node.type === 'decl';

/** What `:not()` or `:has()` say is not looked into: at worst a rule is kept that does not match. */
function needsOf(selector: Selector): Needs {
  const needs: (Token | {any: Needs[]})[] = [];
  const visit = (node: Node) => {
    if (node.type === 'class') {
      needs.push(`.${node.value}`);
    } else if (node.type === 'id') {
      needs.push(`#${node.value}`);
    } else if (node.type === 'tag') {
      needs.push(node.value.toLowerCase());
    } else if (node.type === 'pseudo' && /^:(?:is|where)$/.test(node.value)) {
      needs.push({any: node.nodes.map(needsOf)});
    }
  };
  selector.nodes.forEach(visit);
  return needs;
}

/** Custom properties that the page reads: those of its rules, and those that the value of such a property reads. */
function propertiesRead(kept: readonly Kept[], html: string): Set<string> {
  const found = new Set<string>();
  const behind = new Map<string, string[]>();
  const add = (name: string) => {
    if (!found.has(name)) {
      found.add(name);
      behind.get(name)?.forEach(add);
    }
  };
  const start = readsOf(html);
  for (const {piece} of kept) {
    for (const {name, reads: read} of piece.declarations) {
      if (name === undefined) {
        start.push(...read);
      } else {
        behind.set(name, [...(behind.get(name) ?? []), ...read]);
      }
    }
    if (piece.text !== undefined) {
      start.push(...readsOf(piece.text));
    }
  }
  start.forEach(add);
  return found;
}

function write(kept: readonly Kept[], properties: ReadonlySet<string>): string {
  const rules = kept.map(({piece, selectors}) => ({
    piece,
    selectors,
    declarations: piece.declarations
      .filter(({name}) => name === undefined || properties.has(name))
      .map(({text}) => text),
  }));
  // Animations are named in few rules; looking for a name in all of them costs next to nothing.
  const isUsed = (name: string) =>
    properties.has(name) || rules.some(({declarations}) => declarations.some((text) => text.includes(name)));
  let open: readonly string[] = [];
  let css = '';
  for (const {piece, selectors, declarations} of rules) {
    const text =
      piece.text === undefined
        ? declarations.length > 0
          ? `${selectors.join(',')}{${declarations.join(';')}}`
          : ''
        : piece.named === undefined || isUsed(piece.named)
          ? piece.text
          : '';
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
  }
  return css + '}'.repeat(open.length);
}

function commonStart(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((rule, at) => rule !== other[at]);
  return different < 0 ? one.length : different;
}
