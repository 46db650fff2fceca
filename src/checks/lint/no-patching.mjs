// @ts-check
/**
 * ESLint rule: nothing that belongs to others is changed while it runs. What we need of a package comes through its public
 * options, or is a row of src/build/overrides/table.ts, which notices when it no longer fits.
 */

const globals = new Set(['globalThis', 'window', 'self', 'global']);
/** Functions that write to their first argument. */
const writers = new Set(['assign', 'defineProperty', 'defineProperties', 'set', 'setPrototypeOf']);
const loaderParts = new Set(['_load', '_resolveFilename', '_extensions', '_compile']);
const loaderHooks = new Set(['register', 'registerHooks']);
/** `--max-old-space-size` is a limit, not tuning. */
const engineFlag =
  /(?:^|\s)--(?:max[-_]semi|min[-_]semi|interrupt[-_]budget|stack[-_]size|jitless|no[-_]opt|max[-_]lazy|sparkplug|turbo|single[-_]threaded|optimize[-_]for[-_]size)/;

/** @typedef {any} Node */

/** Without what only TypeScript sees. */
const plain = (/** @type {Node} */ node) => {
  let inner = node;
  while (
    /^(?:TSAsExpression|TSNonNullExpression|TSSatisfiesExpression|ChainExpression|AwaitExpression)$/.test(
      inner?.type,
    )
  ) {
    inner = inner.expression ?? inner.argument;
  }
  return inner;
};

const nameOf = (/** @type {Node} */ {property}) =>
  property.type === 'Identifier' ? property.name : property.type === 'Literal' ? String(property.value) : '';

/** Whether an expression loads a module: `require(…)`, `import(…)`, `createRequire(…)(…)`. */
const loads = (/** @type {Node} */ node) => {
  const call = plain(node);
  if (call?.type === 'ImportExpression') {
    return true;
  }
  const callee = call?.type === 'CallExpression' ? plain(call.callee) : undefined;
  return (
    (callee?.type === 'Identifier' && callee.name === 'require') ||
    (callee?.type === 'CallExpression' && plain(callee.callee)?.name === 'createRequire')
  );
};

/** Whether a name stands for a module, or for a part of one. */
function isModule(/** @type {any} */ context, /** @type {Node} */ identifier) {
  for (let scope = context.sourceCode.getScope(identifier); scope; scope = /** @type {any} */ (scope.upper)) {
    const [definition] = scope.set.get(identifier.name)?.defs ?? [];
    if (definition) {
      return (
        definition.type === 'ImportBinding' ||
        (definition.type === 'Variable' &&
          definition.name === definition.node.id &&
          loads(definition.node.init))
      );
    }
  }
  return false;
}

/** @returns {string | undefined} whose object this is, if it is not ours */
function owner(/** @type {any} */ context, /** @type {Node} */ written) {
  const object = plain(written);
  if (object?.type === 'MemberExpression') {
    return nameOf(object) === 'prototype' ? 'prototype' : undefined;
  }
  if (object?.type !== 'Identifier') {
    return loads(object) ? 'module' : undefined;
  }
  if (isModule(context, object)) {
    return 'module';
  }
  return globals.has(object.name) ? 'global' : object.name === 'console' ? 'console' : undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const noPatching = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      module:
        'This changes a module for everybody who imports it. Use its public options, or add a row to src/build/overrides/table.ts.',
      loader:
        "This changes Node's loader. Import what you need, or add a row to src/build/overrides/table.ts.",
      global:
        'This puts something on the global object, where anybody may overwrite it. Export it from a module and import it.',
      prototype: 'This changes a prototype for all code of the page. Write a function that takes the object.',
      console:
        'This changes the console for everybody. Write to it, or filter the output of a child process.',
      engine:
        'This tunes the JavaScript engine. Find what takes the time instead; a limit such as --max-old-space-size is fine.',
    },
  },
  create(context) {
    const ownerOf = (/** @type {Node} */ written) => owner(context, written);

    const write = (/** @type {Node} */ target, /** @type {Node} */ node) => {
      const member = plain(target);
      if (member?.type === 'MemberExpression') {
        const messageId = loaderParts.has(nameOf(member)) ? 'loader' : ownerOf(member.object);
        if (messageId) {
          context.report({node, messageId});
        }
      }
    };

    const text = (/** @type {Node} */ node, /** @type {unknown} */ value) => {
      if (typeof value === 'string' && engineFlag.test(value)) {
        context.report({node, messageId: 'engine'});
      }
    };

    return {
      AssignmentExpression: (/** @type {Node} */ node) => write(node.left, node),
      UpdateExpression: (/** @type {Node} */ node) => write(node.argument, node),
      UnaryExpression: (/** @type {Node} */ node) => node.operator === 'delete' && write(node.argument, node),
      CallExpression: (/** @type {Node} */ node) => {
        const callee = plain(node.callee);
        if (callee?.type !== 'MemberExpression') {
          return;
        }
        const name = nameOf(callee);
        const on = plain(callee.object);
        if (/^(?:Object|Reflect)$/.test(on?.name) && writers.has(name) && node.arguments[0]) {
          const messageId = ownerOf(node.arguments[0]);
          if (messageId) {
            context.report({node, messageId});
          }
        } else if (name === 'setFlagsFromString') {
          context.report({node, messageId: 'engine'});
        } else if (loaderHooks.has(name) && /^module$/i.test(on?.name)) {
          context.report({node, messageId: 'loader'});
        }
      },
      ImportSpecifier: (/** @type {Node} */ node) => {
        const source = node.parent.source.value.replace(/^node:/, '');
        if (source === 'module' && loaderHooks.has(node.imported.name)) {
          context.report({node, messageId: 'loader'});
        } else if (source === 'v8' && node.imported.name === 'setFlagsFromString') {
          context.report({node, messageId: 'engine'});
        }
      },
      Literal: (/** @type {Node} */ node) => text(node, node.value),
      TemplateElement: (/** @type {Node} */ node) => text(node, node.value.cooked),
    };
  },
};
