import type {PropertyFact} from '../facts';
import type {JavaClass} from '../java/classes';
import type {Evaluator} from '../java/evaluator';
import {Instance, List, Term, inside, type Value} from '../java/values';
import type {Sources} from '../sources';
import {readCodecs} from './codecs';
import {asDefault, asNumber, at, isKey, isOf, nameMap, termsOf} from './values';

/**
 * Reads properties of objects from four places: `fillConfigGroup`, which shows them on a screen; `writeData`, which stores them
 * in a file; constructors, which read them from a file; and property classes of FTB Teams.
 */

const types: Readonly<Record<string, string>> = {
  Bool: 'boolean',
  Int: 'int',
  Long: 'long',
  Double: 'double',
  String: 'text',
  Enum: 'enum',
  Tristate: 'tristate',
  List: 'list',
  ItemStack: 'item',
  FluidStack: 'fluid',
  Image: 'image',
  EntityFace: 'icon',
  Color: 'color',
};

/** Class name in FTB Library, such as `ListConfig`, `EditableIcon` or `BooleanProperty` → type in the data. */
const named: [RegExp, string][] = [
  [/Set/, 'set'],
  [/List/, 'list'],
  [/Item/, 'item'],
  [/Fluid/, 'fluid'],
  [/Image/, 'image'],
  [/Icon|EntityFace/, 'icon'],
  [/Bool/, 'boolean'],
  [/Int/, 'int'],
  [/Double/, 'double'],
  [/Color/, 'color'],
  [/Enum|Privacy|Mode/, 'enum'],
  [/./, 'text'],
];

function typeNamed(value: Value | undefined, evaluator: Evaluator): string {
  return named.find(([pattern]) => isOf(evaluator.index, value, pattern))?.[1] ?? 'text';
}

const stored: Readonly<Record<string, string>> = {
  Boolean: 'boolean',
  Byte: 'boolean',
  Int: 'int',
  Long: 'long',
  Double: 'double',
  Float: 'float',
  String: 'text',
  List: 'list',
  IntArray: 'int-array',
  Compound: 'compound',
};

/** Returns the name of the first field of the object that occurs inside the values. */
function fieldIn(...values: (Value | undefined)[]): string | undefined {
  const all = values.flatMap((value) => [...inside(value)]);
  const own = all.find(
    (each): each is Term => each instanceof Term && each.on === undefined && each.name.startsWith('field '),
  );
  return own?.name.slice('field '.length);
}

/** Returns the names of the nested groups on the screen, as in language keys. */
function subgroups(value: Value | undefined): string[] {
  const term = value instanceof Term ? (value.root ?? value) : undefined;
  const [name] = term?.args ?? [];
  return term && /^(getOrCreate|add)Subgroup$/.test(term.name) && typeof name === 'string'
    ? [...subgroups(term.on), name]
    : [];
}

/**
 * Returns the English label of a property: for the language key in the code, or else for the only language key with
 * the same ending.
 */
function label({lang}: Sources, term: Term, path: string, object: string): string | undefined {
  const set = term.calls.find(({name}) => name === 'setNameKey')?.args[0];
  if (typeof set === 'string') {
    return lang.get(set);
  }
  const like = [...lang].filter(([key]) => key.endsWith(`.${path}`));
  const word = object
    .replace(/^BaseQuest|(Task|Reward)$/g, '')
    .replace(/\B([A-Z])/g, '_$1')
    .toLowerCase();
  const own = like.filter(([key]) => key.includes(`.${word}.`));
  const texts = new Set((own.length > 0 ? own : like).map(([, text]) => text));
  return texts.size === 1 ? [...texts][0] : undefined;
}

/** Reads a property from a call such as `addInt("key", value, setter, default, min, max)`. */
function onScreen(
  evaluator: Evaluator,
  sources: Sources,
  term: Term,
  object: string,
): PropertyFact | undefined {
  const [key, second, , fourth, fifth, sixth] = term.args;
  const kind = /^add(\w*)$/.exec(term.name)?.[1];
  if (kind === undefined || !isKey(key) || term.args.length < 3 || (kind !== '' && !types[kind])) {
    return undefined;
  }
  const map = kind === 'Enum' ? nameMap(evaluator, fourth) : {};
  const tristate =
    kind === 'Tristate' ||
    (map.default === 'default' && map.values?.length === 3 && map.values.includes('true'));
  const type = tristate ? 'tristate' : kind === '' ? typeNamed(second, evaluator) : (types[kind] ?? 'text');
  const given = kind === 'List' ? new List([]) : ['', 'Enum'].includes(kind) ? fifth : fourth;
  const fallback = asDefault(evaluator, given) ?? (tristate ? 'Default' : map.default);
  const numeric = ['int', 'long', 'double'].includes(type) && kind !== '';
  const [min, max] = numeric ? [asNumber(fifth), asNumber(sixth)] : [];
  const called = label(sources, term, [...subgroups(term.on), key].join('.'), object);
  return {
    object,
    key,
    type,
    // A key with the value undefined would fix the position of a default that is added later.
    ...(fallback !== undefined && {default: fallback}),
    min,
    max,
    values: tristate ? undefined : map.values,
    of: map.of,
    label: called,
    at: at(term.at),
  };
}

type Stored = {key: string; type: string; field?: string; term: Term};

/** Reads the keys and types that code writes to a file, and for each key the field that contains its value. */
function storedKeys(terms: readonly Term[]): Stored[] {
  return terms.flatMap((term): Stored[] => {
    const key = term.args.find(isKey);
    const put = /^put(\w*)$/.exec(term.name)?.[1];
    if (key === undefined || (put === undefined && !/^(write|save|store|toJson)$/i.test(term.name))) {
      return [];
    }
    const type = put === undefined ? 'tristate' : (stored[put] ?? 'compound');
    return [{key, type, field: fieldIn(term.on, ...term.args) ?? fieldIn(term.conditions.at(-1)), term}];
  });
}

/** Returns a function that returns the value of a field after a constructor call with unknown arguments. */
function initialFields(
  evaluator: Evaluator,
  owner: JavaClass,
): (field: string | undefined) => PropertyFact['default'] {
  const made = evaluator.some(owner);
  const [shortest] = [...owner.constructors].sort((a, b) => a.parameters.length - b.parameters.length);
  const unknown = shortest?.parameters.map(({name}) => evaluator.unknown(name, made.at)) ?? [];
  evaluator.construct(made, owner, unknown);
  return (field) => (field === undefined ? undefined : asDefault(evaluator, made.fields.get(field)));
}

/** Returns the value if it is a valid default for the type, otherwise undefined. */
function fitting(type: string, value: PropertyFact['default']): PropertyFact['default'] {
  const kinds: Record<string, boolean> = {
    boolean: type === 'boolean' || type === 'tristate',
    number: ['int', 'long', 'float', 'double'].includes(type),
    string: ['text', 'enum'].includes(type) || (type === 'tristate' && value === 'Default'),
    object: ['list', 'set'].includes(type),
  };
  return kinds[typeof value] ? value : undefined;
}

const writer = /^write(?!Net)|^to(NBT|Json|SNBT)$/;

function ofObject(evaluator: Evaluator, sources: Sources, owner: JavaClass): PropertyFact[] {
  const self = evaluator.some(owner);
  const run = (name: string) =>
    (owner.methods.get(name) ?? []).flatMap((method) =>
      termsOf(evaluator, method, self, 3).filter((term) => term.at.file === owner.file),
    );
  const inFile = storedKeys([...owner.methods.keys()].filter((name) => writer.test(name)).flatMap(run));
  const initial = initialFields(evaluator, owner);
  const facts = run('fillConfigGroup').flatMap((term): PropertyFact[] => {
    const fact = onScreen(evaluator, sources, term, owner.name);
    const field = fieldIn(term.args[1], term.args[2]);
    const file = inFile.find((each) => field !== undefined && each.field === field);
    const first = fact && fitting(fact.type, initial(field));
    const reset =
      first !== undefined &&
      fact?.default !== undefined &&
      JSON.stringify(first) !== JSON.stringify(fact.default);
    return fact
      ? [
          {
            ...fact,
            ...(file?.type === 'float' && {type: 'float'}),
            ...(first !== undefined && {default: first}),
            ...(reset && {reset: fact.default}),
            ...(file && file.key !== fact.key && {stored: file.key}),
          },
        ]
      : [];
  });
  const shown = new Set(facts.flatMap(({key, stored: file}) => file ?? key));
  const only = inFile
    .filter(({key}) => !shown.has(key))
    .map(({key, type, field, term}): PropertyFact => ({
      object: owner.name,
      key,
      type,
      default: fitting(type, initial(field)),
      only: 'file',
      at: at(term.at),
    }));
  return [...facts, ...only];
}

/** Reads properties from constructors that load a file, such as `tag.getInt("time")`. */
function blocks(evaluator: Evaluator, types: readonly string[]): PropertyFact[] {
  const typed = evaluator.index.classes.filter(({name}) => types.includes(name));
  const readers = [...new Set(typed.flatMap((each) => [...evaluator.index.ancestry(each)]))].flatMap(
    ({constructors}) => constructors,
  );
  return readers.flatMap((method) => {
    const read = termsOf(evaluator, method, evaluator.some(method.owner)).filter(
      (term) => term.at.file === method.owner.file,
    );
    const facts = read.flatMap((term): PropertyFact[] => {
      const kind = /^get(\w*)$/.exec(term.name)?.[1];
      const [key] = term.args;
      const type = kind === undefined ? undefined : (stored[kind] ?? (kind === '' ? 'compound' : undefined));
      return type !== undefined && isKey(key)
        ? [{object: method.owner.name, key, type, at: at(term.at)}]
        : [];
    });
    return [...new Map(facts.map((fact) => [fact.key, fact])).values()];
  });
}

/** Reads properties of teams, such as `new BooleanProperty(rl("free_to_join"), false)`. */
function teams(evaluator: Evaluator, {lang}: Sources): PropertyFact[] {
  const made = [...evaluator.created, ...evaluator.terms].filter((each) =>
    isOf(evaluator.index, each, /Property$/),
  );
  return made.flatMap((each): PropertyFact[] => {
    const id = [...inside(each.args[0])].find(
      (part): part is Term => part instanceof Term && /ResourceLocation|Identifier/.test(part.name),
    );
    const [space, path] = id?.args ?? [];
    if (typeof space !== 'string' || typeof path !== 'string') {
      return [];
    }
    const name = each instanceof Instance ? each.of.name : each.name;
    const type = named.find(([pattern]) => pattern.test(name.replace(/^new |Property$/g, '')))?.[1] ?? 'text';
    const given =
      type === 'set' || type === 'list'
        ? (asDefault(evaluator, each.args[1]) ?? [])
        : asDefault(evaluator, each.args[1]);
    const privacy = name.endsWith('PrivacyProperty') ? {of: 'PrivacyMode'} : {};
    const map = type === 'enum' ? {...nameMap(evaluator, each.args[2]), ...privacy} : {};
    const called = lang.get(`ftbteamsconfig.${space}.${path}`);
    return [
      {
        object: 'Team',
        key: `${space}:${path}`,
        type,
        ...map,
        ...(given !== undefined && type !== 'color' && {default: given}),
        label: called,
        at: at(each.at),
      },
    ];
  });
}

const unique = (facts: readonly PropertyFact[]) => [
  ...new Map(facts.map((fact) => [`${fact.object} ${fact.key}`, fact])).values(),
];

/**
 * Reads all properties.
 * @param types names of the classes that the mod registers under an id
 */
export function readProperties(
  evaluator: Evaluator,
  sources: Sources,
  types: readonly string[],
): PropertyFact[] {
  const objects = evaluator.index.classes.filter(
    ({methods}) => methods.has('fillConfigGroup') || methods.has('writeData') || methods.has('writeDataFull'),
  );
  return unique([
    ...teams(evaluator, sources),
    ...readCodecs(evaluator),
    ...objects.flatMap((owner) => ofObject(evaluator, sources, owner)),
    ...blocks(evaluator, types),
  ]);
}
