import postcss from 'postcss';
import type {ChildNode, Declaration, Root, Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';

/**
 * A rule of the stylesheet. An at-rule that is kept unchanged, such as `@keyframes`, has no `selectors`, and
 * its text is the only declaration.
 */
interface StyleRule {
  /** Prefix that opens the enclosing at-rules, such as `@media print{`. */
  around: string;
  /** The selectors of the rule. A selector can match only on a page that contains every token in `needs`. */
  selectors?: {text: string; needs: string[]}[];
  declarations: StyleDeclaration[];
}

interface StyleDeclaration {
  text: string;
  /** Name of a custom property; undefined for a standard property. */
  name?: string;
  /** Custom properties that the value references through `var()`. */
  reads: string[];
}

/** Elements that the browser creates even if the HTML omits their tags. */
const implied = ['html', 'head', 'body', 'tbody', 'colgroup', 'tr'];

/** Returns the names of the custom properties that a CSS value references through `var()`. */
export const propertiesIn = (text: string) =>
  text.includes('var(') ? [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!) : [];

/**
 * Parses a stylesheet once, so that it can be filtered for many pages.
 * @param css a complete stylesheet without nested rules
 * @returns a function that takes the tokens of a page (see `usedIn`) and returns the CSS of the rules
 *   that can match on this page, in source order and without unused custom properties
 * @throws CssSyntaxError for invalid CSS
 */
export function readStylesheet(css: string): (used: ReadonlySet<string>) => string {
  const root = postcss.parse(css);
  inlineConstants(root);
  const rules = rulesOf(root.nodes);
  return (used) => {
    const present = new Set([...used, ...implied]);
    const matching = rules.flatMap((rule): StyleRule[] => {
      const selectors = rule.selectors?.filter(({needs}) => needs.every((token) => present.has(token)));
      return selectors?.length === 0 ? [] : [{...rule, selectors}];
    });
    const declarations = matching.flatMap((rule) => rule.declarations);
    let known: number;
    // Custom properties can reference each other, so the search repeats until it finds no new property.
    do {
      known = present.size;
      declarations
        .filter((one) => isRead(one, present))
        .forEach(({reads}) => reads.forEach((name) => present.add(name)));
    } while (present.size > known);
    return write(matching, present);
  };
}

/**
 * Replaces each reference to a custom property that is set only on `:root` with its value, which is shorter
 * than the declaration and the reference. A property that is also set elsewhere, for example in one theme,
 * is kept.
 */
function inlineConstants(root: Root): void {
  const declarations = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (one) => {
    declarations.set(one.prop, [...(declarations.get(one.prop) ?? []), one]);
  });
  const specificityOf = ({parent}: Declaration) =>
    parent?.parent === root ? [':root', 'html:root'].indexOf((parent as Rule).selector) : -1;
  const constants = new Map<string, string>();
  for (const [name, all] of declarations) {
    if (all.every((one) => specificityOf(one) >= 0)) {
      constants.set(name, all.sort((a, b) => specificityOf(a) - specificityOf(b)).at(-1)!.value);
    }
  }
  // The closing bracket of `var()` separates tokens, so an inlined value needs a space before the text that follows.
  // Properties that reference themselves are invalid and stay unchanged.
  const inlined = (text: string, outer: string[] = []): string =>
    text.replace(/var\((--[\w-]+)\)(?=([\w.#+-])?)/g, (read, name: string, next?: string) => {
      const value = constants.get(name);
      const whole = value === undefined || outer.includes(name) ? read : inlined(value, [...outer, name]);
      return whole.includes('var(') ? read : whole + (next ? ' ' : '');
    });
  root.walkDecls((one) => {
    one.value = inlined(one.value);
  });
}

function rulesOf(nodes: ChildNode[], around = ''): StyleRule[] {
  return nodes.flatMap((node): StyleRule[] => {
    if (node.type === 'rule') {
      return [
        {
          around,
          selectors: selectorParser()
            .astSync(node.selector)
            .nodes.map((one) => ({text: `${one}`.trim(), needs: needsOf(one)})),
          declarations: node.nodes
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
      ? rulesOf(inside, `${around}@${name} ${params}{`)
      : [{around, declarations: [{text: `${node}`, reads: propertiesIn(`${node}`)}]}];
  });
}

/**
 * Returns the tokens that a page must contain for a selector to match. Ignores the arguments of `:is()`, `:not()` and
 * `:has()`, which at worst keeps a rule that never matches.
 */
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

const isRead = ({name}: StyleDeclaration, present: ReadonlySet<string>) =>
  name === undefined || present.has(name);

function write(rules: StyleRule[], present: ReadonlySet<string>): string {
  let css = '';
  let open = '';
  const enter = (around: string) => {
    if (around !== open) {
      css += '}'.repeat(open.split('{').length - 1) + around;
      open = around;
    }
  };
  for (const {around, selectors, declarations} of rules) {
    const inside = declarations.filter((one) => isRead(one, present)).map(({text}) => text);
    if (inside.length > 0) {
      enter(around);
      css += selectors ? `${selectors.map(({text}) => text).join()}{${inside.join(';')}}` : inside[0]!;
    }
  }
  enter('');
  return css;
}
