// @ts-check
/** Build side, in both threads that compile pages: finds the parts of a page that need no script. */
import {createHash} from 'node:crypto';

/** Elements of Markdown whose drawing answers to nothing but links. A table's box is seen to by `behaviour.ts`. */
const elements = new Set(
  (
    'a admonition blockquote br code dd del details Details div dl dt em h1 h2 h3 h4 h5 h6 hr kbd li ol p section span ' +
    'strong sub summary sup table tbody td th thead tr ul'
  ).split(' '),
);

/**
 * Components that draw and do nothing else: no state, no effects, nothing that listens. `mark.test.ts` looks into
 * each.
 */
export const still = new Set([
  ...[
    'Card',
    'Cards',
    'ConfigFile',
    'FileTree',
    'Key',
    'Keybind',
    'MenuPath',
    'Steps',
    'Timeline',
    'Version',
  ],
  ...['AppBrowse', 'AppInstance', 'AppInstanceSettings', 'AppLibrary', 'AppMods', 'AppSettings', 'AppWindow'],
  ...['Button', 'Dialog', 'F3', 'Field', 'LogView', 'Menu', 'Queue', 'Row', 'Select', 'Slider', 'Toggle'],
  ...['ConfigScreen', 'GameChat', 'Inventory', 'ItemPicker', 'NbtEditor', 'PartyScreen', 'TeamScreen'],
  ...['UltiminePanel', 'UltimineShapes', 'QuestBook', 'QuestPins', 'QuestToast', 'QuestWindow'],
  ...['QuestGraph', 'QuestGraphs', 'QuestSign'],
  // What these do is done to the table as it stands in the page.
  ...[
    'CommandTable',
    'ConfigTable',
    'FactTable',
    'KeyTable',
    'PermissionTable',
    'PropertyTable',
    'ThemeTable',
  ],
  ...['TimerTable', 'TypeTable', 'RecipeTable', 'Structure'],
  ...['Changelog', 'Item', 'Recipe'],
]);

/** Elements that hold others and draw exactly one element around them, as it stands in the page. */
const containers = new Set(['blockquote', 'div', 'li', 'ol', 'section', 'Steps', 'ul']);

// Signs that no writer has: they frame a part in the compiled page, and stand in string literals of their own.
const open = '\uE000';
const close = '\uE001';

/** @typedef {import('estree').Node} Node */

/**
 * What `_jsx(…)` draws.
 * @param {Node | null} node
 * @returns {{name: string, isElement: boolean, props: import('estree').ObjectExpression} | undefined} nothing for
 *   anything else
 */
function drawn(node) {
  if (
    node?.type !== 'CallExpression' ||
    node.callee.type !== 'Identifier' ||
    !/^_jsxs?$/.test(node.callee.name)
  ) {
    return undefined;
  }
  const [type, props] = node.arguments;
  if (props?.type !== 'ObjectExpression') {
    return undefined;
  }
  if (type?.type === 'Literal') {
    return {name: String(type.value), isElement: true, props};
  }
  if (type?.type === 'Identifier') {
    return {name: type.name, isElement: false, props};
  }
  return type?.type === 'MemberExpression' &&
    type.object.type === 'Identifier' &&
    type.object.name === '_components' &&
    type.property.type === 'Identifier'
    ? {name: type.property.name, isElement: true, props}
    : undefined;
}

/**
 * Whether a value or a part of the page is the same in every browser, whatever happens.
 * @param {Node | null} node
 * @returns {boolean}
 */
function isStill(node) {
  switch (node?.type) {
    case 'Literal':
    // Something that the page imports: data.
    case 'Identifier':
      return true;
    case 'TemplateLiteral':
      return node.expressions.every(isStill);
    case 'UnaryExpression':
      return isStill(node.argument);
    case 'ArrayExpression':
      return node.elements.every(isStill);
    case 'ObjectExpression':
      return node.properties.every((property) => property.type === 'Property' && isStill(property.value));
    default: {
      const part = drawn(node ?? null);
      if (part === undefined) {
        return false;
      }
      const isComponent = !part.isElement && part.name !== '_Fragment';
      return isComponent
        ? still.has(part.name) && drawsStill(part.props)
        : (part.name === '_Fragment' || elements.has(part.name)) && isStill(part.props);
    }
  }
}

/**
 * Whether all that is drawn somewhere in a value is still. Other than an element, a still component has nothing that would
 * be called later.
 * @param {unknown} value a syntax tree, or a part of one
 * @returns {boolean}
 */
function drawsStill(value) {
  if (typeof value !== 'object' || value === null) {
    return true;
  }
  return drawn(/** @type {Node} */ (value))
    ? isStill(/** @type {Node} */ (value))
    : Object.values(value).every(drawsStill);
}

/** @param {import('estree').ObjectExpression} props */
const childrenOf = (props) =>
  props.properties.find(
    /** @returns {property is import('estree').Property} */
    (property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'children',
  );

const isSpace = (/** @type {Node | null} */ node) =>
  node?.type === 'Literal' && String(node.value).trim() === '';

/**
 * Frames the parts below an element, from the outside to the inside.
 * @param {import('estree').ObjectExpression} props of the element
 * @param {{parts: number}} count how many there are so far
 * @returns {string | undefined} what stands in the element, in the language of `plan.ts`; nothing when that cannot be said
 */
function frame(props, count) {
  const children = childrenOf(props);
  const list =
    children?.value.type === 'ArrayExpression' ? children.value.elements : [children?.value ?? null];
  // Text or an expression between elements: they could not be counted in the page.
  if (
    !children ||
    !list.every((child) => isSpace(/** @type {Node} */ (child)) || drawn(/** @type {Node} */ (child)))
  ) {
    return undefined;
  }
  let plan = '';
  const framed = list.flatMap((item) => {
    const child = /** @type {Node} */ (item);
    const part = drawn(child);
    if (!part) {
      return [child];
    }
    if (isStill(child)) {
      const number = count.parts;
      count.parts += 1;
      plan += 's';
      const [before, after] = [open, close].map((sign) => ({type: 'Literal', value: `${sign}${number}`}));
      return [before, child, after];
    }
    const inside = containers.has(part.name) ? frame(part.props, count) : undefined;
    plan += inside === undefined ? 'i' : `(${inside})`;
    return [child];
  });
  children.value = /** @type {any} */ ({type: 'ArrayExpression', elements: framed});
  return plan;
}

/** Recma plugin: frames the still parts of a page; `data.plan` says where they stand. */
export function markParts() {
  return (/** @type {import('estree').Program} */ tree, /** @type {import('vfile').VFile} */ file) => {
    const content = tree.body.find(
      (statement) => statement.type === 'FunctionDeclaration' && statement.id?.name === '_createMdxContent',
    );
    const end = content?.type === 'FunctionDeclaration' ? content.body.body.at(-1) : undefined;
    const root = end?.type === 'ReturnStatement' ? drawn(end.argument ?? null) : undefined;
    file.data.plan = (root?.name === '_Fragment' && frame(root.props, {parts: 0})) || '';
  };
}

const framedPart = new RegExp(`"${open}(\\d+)",\\s*([^]*?),\\s*"${close}\\1"`, 'g');
const importLine = /^import\s+(?:\{([^}]*)\}|(\w+))\s+from\s+(["']).*?\3;?\n/gm;

/** Leaves out imports of a script that nothing in it names any more. */
function withoutUnusedImports(/** @type {string} */ code) {
  const body = code.replace(importLine, '');
  return code.replace(importLine, (line, several, one) => {
    /** @type {string[]} */
    const names = (several ?? one).split(',').map((/** @type {string} */ name) =>
      name
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    );
    return names.some((name) => new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(body))
      ? line
      : '';
  });
}

/**
 * A compiled page twice: whole for the server; for the browser with `_part(number)` for each still part, and without what
 * only these import.
 * @param {string} content JavaScript with framed parts
 * @param {string} plan where the parts stand in the page
 * @returns {{server: string, browser: string}} each exports `parts`: `key` is the same for both, `plan` is the server's
 */
export function variantsOf(content, plan) {
  const server = content.replace(framedPart, '$2');
  const key = createHash('sha256').update(server).digest('base64url').slice(0, 8);
  const browser = content.replace(framedPart, '_part($1)');
  return {
    server: `${server}\nexport const parts = ${JSON.stringify({key, plan})};\n`,
    browser:
      "import _part from '@site/src/static-blocks/part';\n" +
      `${withoutUnusedImports(browser)}\nexport const parts = ${JSON.stringify({key})};\n`,
  };
}
