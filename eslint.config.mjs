import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {noPatching} from './src/checks/lint/no-patching.mjs';
import {roomsRule} from './src/checks/lint/rooms.mjs';

const ftb = {rules: {'no-patching': noPatching, rooms: roomsRule}};

/** Matches a property that is modified: `….a = 1`, `….a++`, `delete ….a`. */
const written =
  ':matches(AssignmentExpression > MemberExpression.left, UpdateExpression > MemberExpression.argument, UnaryExpression[operator="delete"] > MemberExpression.argument)';
/** Matches functions that modify their first argument. */
const writer =
  'CallExpression[callee.object.name=/^(?:Object|Reflect)$/][callee.property.name=/^(?:assign|define|set)/]';

/**
 * Forbids modifying well-known objects, which are matched by name, and tuning the JavaScript engine.
 * src/checks/lint/no-patching.mjs forbids modifying imported modules.
 */
const noGlobalChanges = [
  [
    "This changes Node's module loader. Import what you need, or add a row to src/build/overrides/table.ts.",
    `${written}[property.name=/^_(?:load|resolveFilename|extensions|compile)$/]`,
    'CallExpression[callee.object.name=/^module$/i][callee.property.name=/^register/]',
    'ImportDeclaration[source.value=/^(?:node:)?module$/] > ImportSpecifier[imported.name=/^register/]',
  ],
  [
    'This changes the global object, which all code shares. Export a value from a module and import it.',
    // Also matches objects behind type assertions, such as `as unknown as Ours`.
    ...['object', 'object.expression', 'object.expression.expression'].map(
      (object) => `${written}[${object}.name=/^(?:globalThis|window|self|global)$/]`,
    ),
    `${writer}[arguments.0.name=/^(?:globalThis|window|self|global)$/]`,
  ],
  [
    'This changes a prototype for all code. Write a function that takes the object.',
    `${written}[object.property.name="prototype"]`,
    `${writer}[arguments.0.property.name="prototype"]`,
  ],
  [
    'This changes the console for all code. Write to it, or filter the output of a child process.',
    `${written}[object.name="console"]`,
    `${writer}[arguments.0.name="console"]`,
  ],
  [
    'This tunes the JavaScript engine. Make the code faster instead; a limit such as --max-old-space-size is fine.',
    ':matches(MemberExpression[property.name="setFlagsFromString"], ImportSpecifier[imported.name="setFlagsFromString"])',
    ...['Literal[value', 'TemplateElement[value.cooked'].map(
      (text) =>
        `${text}=/(?:^|\\s)--(?:js[-_]flags|max[-_]semi|min[-_]semi|interrupt[-_]budget|stack[-_]size|jitless|no[-_]opt|max[-_]lazy|sparkplug|turbo|single[-_]threaded|optimize[-_]for[-_]size)/]`,
    ),
  ],
].map(([message, ...selectors]) => ({message, selector: selectors.join(', ')}));

export default tseslint.config(
  {
    ignores: [
      'build/**',
      '.docusaurus/**',
      '.cache/**',
      'node_modules/**',
      'src/checks/fixtures/**',
      'static/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    // Rules are errors only, because warnings go unnoticed.
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'separate-type-imports'}],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', ignoreRestSiblings: true}],
      curly: ['error', 'multi-line'],
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
      'no-debugger': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: {'react-hooks': reactHooks, 'jsx-a11y': jsxA11y},
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    // Tests may import everything.
    files: ['src/*/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    plugins: {ftb},
    rules: {'ftb/rooms': 'error'},
  },
  {
    // Tests may change globals and modules, for example to simulate faults.
    files: ['src/**', 'bench/**', '*.config.*'],
    ignores: ['**/*.test.*'],
    plugins: {ftb},
    rules: {'ftb/no-patching': 'error', 'no-restricted-syntax': ['error', ...noGlobalChanges]},
  },
  {
    // Command-line programs, and code that runs in a browser only under test.
    files: [
      'src/cli/**',
      'src/checks/**',
      'src/build/**',
      'src/doctor/samples/**',
      'src/check-files/packs/**',
      'tests/**',
      'bench/**',
      '*.config.*',
    ],
    rules: {'no-console': 'off'},
  },
  {
    // Tests may list as many cases as they need.
    files: ['src/**', 'bench/**'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: {
      'max-lines': ['error', {max: 300, skipBlankLines: true, skipComments: true}],
      'max-lines-per-function': ['error', {max: 60, skipBlankLines: true, skipComments: true}],
    },
  },
  {
    files: ['babel.config.js'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
