// @ts-check
/**
 * The folders of `src` ("rooms"), and the rooms that each of them may import. A room may import only rooms above it in the
 * table, so there are no cycles. `rooms.test.ts` checks this order.
 */
import path from 'node:path';

/**
 * @typedef {object} Room
 * @property {readonly string[]} may rooms that this room may import
 * @property {readonly string[]} [types] rooms from which this room may import only types
 * @property {Readonly<Record<string, string>>} [except] further rooms, or paths in a room, with the reason for each
 */

/** @type {Readonly<Record<string, Room>>} */
export const rooms = {
  lib: {may: []},
  config: {may: []},
  snbt: {may: []},
  prism: {may: ['lib']},
  content: {may: ['lib', 'config']},
  sprites: {may: ['lib']},
  data: {
    may: ['lib'],
    except: {
      'config/minecraft': 'rows differ by version of Minecraft',
      sprites: 'an item contains the cell and the colours of its sprite',
    },
  },
  facts: {
    may: ['data', 'lib', 'content'],
    except: {
      'config/minecraft': 'facts are compared for each version of Minecraft',
    },
  },
  doctor: {may: ['data', 'lib', 'snbt']},
  'check-files': {
    may: ['data', 'lib', 'snbt'],
    except: {'config/minecraft': 'facts belong to a version of Minecraft, which is detected from the files'},
  },
  packs: {
    may: ['data', 'lib', 'snbt'],
    except: {'check-files/engine/settings': 'a pack lists the settings that differ from their defaults'},
  },
  client: {may: ['config', 'lib']},
  search: {may: ['config', 'lib']},
  components: {
    may: ['config', 'lib', 'sprites'],
    types: ['data'],
    except: {
      doctor: 'LogDoctor is the user interface of the log doctor',
      'check-files': 'FileCheck is the user interface of the file check',
      'client/minecraft': 'tables follow the selected version, which is stored outside of React',
    },
  },
  theme: {may: ['components', 'search', 'client', 'config', 'lib', 'sprites']},
  pages: {may: ['components', 'config', 'lib']},
  build: {
    may: [
      ...['lib', 'config', 'snbt', 'prism', 'content', 'sprites'],
      ...['data', 'doctor', 'check-files', 'client', 'search', 'components'],
    ],
  },
  checks: {
    may: [
      ...['lib', 'config', 'snbt', 'prism', 'content', 'sprites'],
      ...['data', 'facts', 'doctor', 'check-files', 'client', 'search', 'components', 'build'],
    ],
  },
  cli: {
    may: [
      ...['lib', 'config', 'snbt', 'prism', 'content', 'sprites'],
      ...[
        'data',
        'facts',
        'packs',
        'doctor',
        'check-files',
        'client',
        'search',
        'components',
        'build',
        'checks',
      ],
    ],
  },
};

/**
 * Finds entries that allow a room to import a room that is not above it in the table. Without such entries, there are
 * no cycles.
 * @param {Readonly<Record<string, Room>>} table
 * @returns {string[]} entries such as `lib → data`
 */
export function wrongArrows(table) {
  const order = Object.keys(table);
  return Object.entries(table).flatMap(([room, {may, types = [], except = {}}], place) =>
    [...may, ...types, ...Object.keys(except).map((part) => part.split('/')[0] ?? '')]
      .filter((known) => !order.slice(0, place).includes(known))
      .map((known) => `${room} → ${known}`),
  );
}

/**
 * Resolves an import.
 * @param {string} file path of the importing file from the root of the repository
 * @param {string} source module specifier
 * @returns {string[]} parts of the path, without extension; empty for a package
 */
function targetOf(file, source) {
  const target = source.startsWith('@site/')
    ? source.slice('@site/'.length)
    : source.startsWith('.') && path.posix.join(path.posix.dirname(file), source);
  return target ? target.split('/') : [];
}

/** @type {import('eslint').Rule.RuleModule} */
export const roomsRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      arrow:
        'src/{{room}} may not import {{target}}; it may import {{allowed}}. Move shared code to src/lib, or pass the value in from the caller. src/checks/lint/rooms.mjs lists the allowed imports.',
      types:
        'src/{{room}} may import only types from {{target}}. Write "import type", or pass the value in from the caller.',
      unknown:
        'src/checks/lint/rooms.mjs does not list src/{{room}}. Add an entry with the folders that it may import.',
    },
  },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const [, room = ''] = file.split('/');
    const known = rooms[room];
    if (!known) {
      return {Program: (node) => context.report({node, messageId: 'unknown', data: {room}})};
    }
    const {may, types = [], except = {}} = known;
    const check = (/** @type {any} */ node) => {
      const [top, to = '', ...rest] = targetOf(file, node.source?.value ?? '');
      const isOurs = top === 'src' ? to !== room : top === 'tests' || top === 'bench';
      if (!isOurs) {
        return;
      }
      const part = [to, ...rest].join('/');
      const isExcepted = Object.keys(except).some((each) => `${part}/`.startsWith(`${each}/`));
      if (top === 'src' && (may.includes(to) || isExcepted)) {
        return;
      }
      const data = {
        room,
        target: `${top}/${part}`,
        allowed: [...may, ...types].join(', ') || 'no other room',
      };
      if (top !== 'src' || !types.includes(to)) {
        context.report({node, messageId: 'arrow', data});
      } else if (node.importKind !== 'type' && node.exportKind !== 'type' && node.type !== 'TSImportType') {
        context.report({node, messageId: 'types', data});
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
