import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {noPatching} from './src/checks/lint/no-patching.mjs';
import {roomsRule} from './src/checks/lint/rooms.mjs';

/** Rules of ours. */
const ftb = {rules: {'no-patching': noPatching, rooms: roomsRule}};

/** Written to: `….a = 1`, `….a++`, `delete ….a`. */
const written =
  ':matches(AssignmentExpression > MemberExpression.left, UpdateExpression > MemberExpression.argument, UnaryExpression[operator="delete"] > MemberExpression.argument)';
/** Functions that write to their first argument. */
const writer =
  'CallExpression[callee.object.name=/^(?:Object|Reflect)$/][callee.property.name=/^(?:assign|define|set)/]';

/** What is not ours, by its name; what a module exports is told by src/checks/lint/no-patching.mjs. */
const notOurs = [
  [
    "This changes Node's loader. Import what you need, or add a row to src/build/overrides/table.ts.",
    `${written}[property.name=/^_(?:load|resolveFilename|extensions|compile)$/]`,
    'CallExpression[callee.object.name=/^module$/i][callee.property.name=/^register/]',
    'ImportDeclaration[source.value=/^(?:node:)?module$/] > ImportSpecifier[imported.name=/^register/]',
  ],
  [
    'This puts something on the global object, where anybody may overwrite it. Export it from a module and import it.',
    // Also behind `as unknown as Ours`.
    ...['object', 'object.expression', 'object.expression.expression'].map(
      (object) => `${written}[${object}.name=/^(?:globalThis|window|self|global)$/]`,
    ),
    `${writer}[arguments.0.name=/^(?:globalThis|window|self|global)$/]`,
  ],
  [
    'This changes a prototype for all code of the page. Write a function that takes the object.',
    `${written}[object.property.name="prototype"]`,
    `${writer}[arguments.0.property.name="prototype"]`,
  ],
  [
    'This changes the console for everybody. Write to it, or filter the output of a child process.',
    `${written}[object.name="console"]`,
    `${writer}[arguments.0.name="console"]`,
  ],
  [
    'This tunes the JavaScript engine. Find what takes the time instead; a limit such as --max-old-space-size is fine.',
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
    // Errors only: a warning that everyone scrolls past protects nothing.
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
    // Tests may reach what they test, and with what.
    files: ['src/*/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    plugins: {ftb},
    rules: {'ftb/rooms': 'error'},
  },
  {
    // Nothing that belongs to others is changed while it runs. Tests may: that is how they stand in for a broken world.
    files: ['src/**', 'bench/**', '*.config.*'],
    ignores: ['**/*.test.*'],
    plugins: {ftb},
    rules: {'ftb/no-patching': 'error', 'no-restricted-syntax': ['error', ...notOurs]},
  },
  {
    // Programs for a terminal talk through the console; so does what runs in a browser only under test.
    files: [
      'src/cli/**',
      'src/checks/**',
      'src/build/**',
      'src/doctor/samples/**',
      'tests/**',
      'bench/**',
      '*.config.*',
    ],
    rules: {'no-console': 'off'},
  },
  {
    // One concept a file, one step a function. Tests may list as many cases as they need.
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
