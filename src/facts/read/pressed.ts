import type {Evaluator} from '../java/evaluator';
import {Term, inside, show, type Value} from '../java/values';
import type {Sources} from '../sources';
import {termsOf} from './values';

/** Reads the keys and mouse buttons that screens handle, including modifiers. */

const handlers =
  /^(keyPressed|keyReleased|charTyped|mousePressed|mouseClicked|mouseScrolled|mouseReleased|mouseDragged|onClicked|handleKeypress)$/;

const names: Readonly<Record<string, string>> = {
  ESCAPE: 'Esc',
  INSERT: 'Ins',
  DELETE: 'Del',
  ENTER: 'Enter',
  SPACE: 'Space',
  TAB: 'Tab',
  BACKSPACE: 'Backspace',
  PAGE_UP: 'Page Up',
  PAGE_DOWN: 'Page Down',
  LEFT: 'Left',
  RIGHT: 'Right',
  UP: 'Up',
  DOWN: 'Down',
  EQUAL: '=',
  MINUS: '-',
  EQUALS: '=',
  ADD: '+',
  SUBTRACT: '-',
  RETURN: 'Enter',
  NUMPADENTER: 'Enter',
  LALT: 'Left Alt',
  RALT: 'Right Alt',
  KP_ADD: '+',
  KP_SUBTRACT: '-',
  KP_ENTER: 'Enter',
};

/** Name of a method of `Key` or `MouseButton` in FTB Library → key that it tests. */
const keyQueries = new Map(
  Object.entries({
    esc: 'Esc',
    escOrInventory: 'Esc',
    enter: 'Enter',
    backspace: 'Backspace',
    copy: 'Ctrl+C',
    paste: 'Ctrl+V',
    cut: 'Ctrl+X',
    selectAll: 'Ctrl+A',
    isLeft: 'Left click',
    isRight: 'Right click',
    isMiddle: 'Middle click',
  }),
);

/** Names of terms that compare keys. */
const comparisons = new Set(['is', '==', 'case', '&&', '||']);

const modifiers: readonly [RegExp, string][] = [
  [/^(onlyC|c)ontrol$|^(is|has)C(on)?tr(o)?l(Key)?Down$/, 'Ctrl'],
  [/^(onlyS|s)hift$|^(is|has)Shift(Key)?Down$/, 'Shift'],
  [/^(onlyA|a)lt$|^(is|has)Alt(Key)?Down$/, 'Alt'],
];

function keysIn(condition: Value): string[] {
  return [...inside(condition)].flatMap((value) => {
    if (!(value instanceof Term)) {
      return [];
    }
    const labels =
      value.name === 'case'
        ? [...String(value.args[0]).matchAll(/KEY_(\w+)/g)].map((each) => each[1])
        : [/^(?:static \w+\.|field )(?:GLFW_)?KEY_(\w+)$/.exec(value.name)?.[1]];
    const named = labels.filter((each) => each !== undefined).map((each) => names[each] ?? each);
    const queried = value.args.length === 0 ? keyQueries.get(value.name) : undefined;
    return queried ? [...named, queried] : named;
  });
}

const modifiersIn = (values: readonly Value[]) => {
  const terms = values.flatMap((value) => [...inside(value)]).filter((each) => each instanceof Term);
  return modifiers.filter(([pattern]) => terms.some(({name}) => pattern.test(name))).map(([, name]) => name);
};

const order = ['Ctrl', 'Shift', 'Alt'];

/**
 * Returns the combinations of a key: with the outer modifiers, such as `Ctrl+V`, and additionally with each inner
 * modifier, such as `Ctrl+Shift+V`.
 */
function ways(key: string, outer: readonly string[], inner: readonly string[]): string[] {
  const together = (used: readonly string[]) =>
    [...order.filter((each) => used.includes(each)), key].join('+');
  return [together(outer), ...inner.map((each) => together([...outer, each]))];
}

/** Reads the key reference in the language file, which contains lines such as `Ctrl + F;Search`. */
function reference({lang}: Sources): string[] {
  const lines = [...lang]
    .filter(([key]) => key.includes('key_reference'))
    .flatMap(([, text]) => text.split('\n'));
  const written = lines.filter((line) => line.includes(';')).map((line) => line.slice(0, line.indexOf(';')));
  return written.map((way) =>
    way
      .replace(/ \+ /g, '+')
      .replace(/Mouse: Drag/, 'drag')
      .replace(/(Left|Right|Middle) Mouse/, '$1 click')
      .replace('Mouse Wheel', 'Mouse wheel')
      .replace('Up/Down/Left/Right', 'Arrows')
      .replace(' - ', ' … '),
  );
}

/** Reads the keys of each screen from the conditions in its event handlers, and the keys in the key reference. */
export function readPressed(evaluator: Evaluator, sources: Sources): Record<string, string[]> {
  const listed = reference(sources);
  const screens: Record<string, string[]> = listed.length > 0 ? {'key reference': listed} : {};
  for (const owner of evaluator.index.classes) {
    const found = new Set<string>();
    for (const method of [...owner.methods.values()].flat().filter(({name}) => handlers.test(name))) {
      const terms = termsOf(evaluator, method, evaluator.some(owner), 2).filter(
        ({at}) => at.file === owner.file,
      );
      if (method.name === 'mouseScrolled') {
        ['', ...modifiersIn(terms).map((each) => `${each}+`)].forEach((each) =>
          found.add(`${each}Mouse wheel`),
        );
      }
      for (const term of terms) {
        const held = term.conditions.filter((each) => !show(each).startsWith('!'));
        const outer = modifiersIn(held);
        const inner = modifiersIn([term]).filter((each) => !outer.includes(each));
        const own = comparisons.has(term.name) || keyQueries.has(term.name) ? [term] : [];
        [...held, ...own]
          .flatMap(keysIn)
          .flatMap((key) => ways(key, outer, inner))
          .forEach((each) => found.add(each));
      }
    }
    if (found.size > 0) {
      screens[owner.name] = [...found].sort();
    }
  }
  return screens;
}
