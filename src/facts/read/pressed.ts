import type {Evaluator} from '../java/evaluator';
import {Term, inside, show, type Value} from '../java/values';
import type {Sources} from '../sources';
import {termsOf} from './values';

/** Keys and mouse buttons that screens react to, with the modifiers they ask for. */

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

/** Query methods of FTB Library's `Key` and `MouseButton`. */
const questions = new Map(
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

/** Terms that ask for a key themselves. */
const asking = new Set(['is', '==', 'case', '&&', '||']);

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
    const asked = value.args.length === 0 ? questions.get(value.name) : undefined;
    return asked ? [...named, asked] : named;
  });
}

const modifiersIn = (values: readonly Value[]) => {
  const terms = values.flatMap((value) => [...inside(value)]).filter((each) => each instanceof Term);
  return modifiers.filter(([pattern]) => terms.some(({name}) => pattern.test(name))).map(([, name]) => name);
};

const order = ['Ctrl', 'Shift', 'Alt'];

/** `Ctrl+Shift+V`, and the key alone where a modifier only changes what it does. */
function ways(key: string, asked: readonly string[], inner: readonly string[]): string[] {
  const together = (used: readonly string[]) =>
    [...order.filter((each) => used.includes(each)), key].join('+');
  return [together(asked), ...inner.map((each) => together([...asked, each]))];
}

/** What the game's own key reference lists: lines such as `Ctrl + F;Search`. */
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

/** Screen → keys, from the conditions under which its handlers do anything, and from the game's own list. */
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
        const asked = modifiersIn(held);
        const inner = modifiersIn([term]).filter((each) => !asked.includes(each));
        const own = asking.has(term.name) || questions.has(term.name) ? [term] : [];
        [...held, ...own]
          .flatMap(keysIn)
          .flatMap((key) => ways(key, asked, inner))
          .forEach((each) => found.add(each));
      }
    }
    if (found.size > 0) {
      screens[owner.name] = [...found].sort();
    }
  }
  return screens;
}
