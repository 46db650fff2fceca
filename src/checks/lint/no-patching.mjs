// @ts-check
/**
 * ESLint rule that forbids changing an imported module. Use the package's public options, or add a row to
 * src/build/overrides/table.ts, so that the build fails when the replaced code changes. eslint.config.mjs forbids changes to
 * the global object, prototypes and Node's module loader.
 */

/** @typedef {any} Node */

/** Unwraps TypeScript assertions, optional chains and `await`. */
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

/** Returns whether an expression loads a module: `require(…)`, `import(…)` or `createRequire(…)(…)`. */
const loads = (/** @type {Node} */ node) => {
  const call = plain(node);
  const callee = call?.type === 'CallExpression' ? plain(call.callee) : undefined;
  return (
    call?.type === 'ImportExpression' ||
    callee?.name === 'require' ||
    (callee?.type === 'CallExpression' && plain(callee.callee)?.name === 'createRequire')
  );
};

/** Returns whether an identifier is bound to an import or to a loaded module. */
function isModule(/** @type {any} */ context, /** @type {Node} */ identifier) {
  for (let scope = context.sourceCode.getScope(identifier); scope; scope = scope.upper) {
    const [definition] = scope.set.get(identifier.name)?.defs ?? [];
    if (definition) {
      const isWhole = definition.type === 'Variable' && definition.name === definition.node.id;
      return definition.type === 'ImportBinding' || (isWhole && loads(definition.node.init));
    }
  }
  return false;
}

/** @type {import('eslint').Rule.RuleModule} */
export const noPatching = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      module:
        'This changes a module for every file that imports it. Use the public options of the module, or add a row to src/build/overrides/table.ts.',
    },
  },
  create(context) {
    const check = (/** @type {Node} */ node, /** @type {Node} */ changed) => {
      const object = plain(changed);
      if (object?.type === 'Identifier' ? isModule(context, object) : loads(object)) {
        context.report({node, messageId: 'module'});
      }
    };
    const write = (/** @type {Node} */ node) => check(node, plain(node.left ?? node.argument)?.object);
    return {
      AssignmentExpression: write,
      UpdateExpression: write,
      'UnaryExpression[operator="delete"]': write,
      // Functions that modify their first argument.
      'CallExpression[callee.object.name=/^(?:Object|Reflect)$/][callee.property.name=/^(?:assign|define|set)/]':
        (/** @type {Node} */ node) => check(node, node.arguments[0]),
    };
  },
};
