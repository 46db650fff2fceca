import type {Syntax} from './syntax';

type Parameter = {name: string; type: string; rest: boolean};

export type Method = {
  name: string;
  owner: JavaClass;
  parameters: Parameter[];
  returns: string;
  body?: Syntax;
  line: number;
};

type Field = {name: string; type: string; static: boolean; value?: Syntax; line: number};

/** A class, interface, enum or record in the sources, without inherited members. */
export type JavaClass = {
  name: string;
  /** Name with package and outer classes, such as `a.b.Outer.Inner`. */
  full: string;
  kind: 'class' | 'interface' | 'enum' | 'record';
  file: string;
  line: number;
  outer?: JavaClass;
  parents: string[];
  fields: Map<string, Field>;
  methods: Map<string, Method[]>;
  constructors: Method[];
  constants: Syntax[];
  /** Statements of static initializers. */
  blocks: Syntax[];
  components: Parameter[];
  unit: Unit;
};

type Unit = {
  package: string;
  imports: Map<string, string>;
  wildcards: string[];
  statics: Map<string, string>;
};

const kindOf: Record<string, JavaClass['kind']> = {
  class_declaration: 'class',
  interface_declaration: 'interface',
  enum_declaration: 'enum',
  record_declaration: 'record',
};

/** Removes type arguments and annotations: `Map<String, X>` → `Map`. */
export const bareType = (text: string) =>
  text
    .replace(/<.*$/s, '')
    .replace(/@\w+\s+/g, '')
    .trim();

function parametersOf(list: Syntax | undefined): Parameter[] {
  const isParameter = ({type}: Syntax) => type === 'formal_parameter' || type === 'spread_parameter';
  return (list?.children ?? []).filter(isParameter).map((node) => {
    const rest = node.type === 'spread_parameter';
    const declarator = rest ? node.children.find(({type}) => type === 'variable_declarator') : node;
    const type = node.field.type ?? node.children.find((child) => /type|identifier/.test(child.type));
    return {name: declarator?.field.name?.text ?? '', type: bareType(type?.text ?? ''), rest};
  });
}

function isStatic(node: Syntax): boolean {
  return node.children.some(({type, text}) => type === 'modifiers' && /\bstatic\b/.test(text));
}

/**
 * Index of the classes in the sources of a mod. Resolves names in the same order as Java: nested, imported, same
 * package.
 */
export class ClassIndex {
  readonly classes: JavaClass[] = [];
  private readonly byName = new Map<string, JavaClass>();

  add(file: string, program: Syntax): void {
    const unit: Unit = {package: '', imports: new Map(), wildcards: [], statics: new Map()};
    for (const node of program.children) {
      const name =
        node.children.at(-1)?.type === 'asterisk' ? node.children.at(-2)?.text : node.children.at(-1)?.text;
      if (node.type === 'package_declaration') {
        unit.package = name ?? '';
      } else if (node.type === 'import_declaration' && name) {
        this.import(unit, node, name);
      } else if (kindOf[node.type]) {
        this.declare(node, file, unit);
      }
    }
  }

  private import(unit: Unit, node: Syntax, name: string): void {
    const last = name.slice(name.lastIndexOf('.') + 1);
    if (node.children.at(-1)?.type === 'asterisk') {
      unit.wildcards.push(name);
    } else if (/^import\s+static\s/.test(node.text)) {
      unit.statics.set(last, name.slice(0, name.lastIndexOf('.')));
    } else {
      unit.imports.set(last, name);
    }
  }

  /** Declares a class. For an anonymous class, `node` is the creation expression, which has no name. */
  declare(node: Syntax, file: string, unit: Unit, outer?: JavaClass): JavaClass {
    const name = node.field.name?.text ?? `${outer?.name}$${node.line}`;
    const declared: JavaClass = {
      name,
      full: `${outer ? outer.full : unit.package}.${name}`,
      kind: kindOf[node.type] ?? 'class',
      file,
      line: node.line,
      outer,
      parents: this.parentsOf(node),
      fields: new Map(),
      methods: new Map(),
      constructors: [],
      constants: [],
      blocks: [],
      components: parametersOf(node.field.parameters),
      unit,
    };
    const body = node.field.body ?? node.children.find(({type}) => type === 'class_body');
    for (const member of body?.children ?? []) {
      const inner = member.type === 'enum_body_declarations' ? member.children : [member];
      inner.forEach((each) => this.member(each, declared));
    }
    if (kindOf[node.type] && !this.byName.has(declared.full)) {
      this.byName.set(declared.full, declared);
      this.classes.push(declared);
    }
    return declared;
  }

  private parentsOf(node: Syntax): string[] {
    const lists = ['superclass', 'super_interfaces', 'extends_interfaces'];
    const created = node.type === 'object_creation_expression' ? [node.field.type] : [];
    const named = node.children
      .filter(({type}) => lists.includes(type))
      .flatMap(({children}) => children)
      .flatMap((child) => (child.type === 'type_list' ? child.children : [child]));
    return [...created, ...named].map((type) => bareType(type?.text ?? ''));
  }

  private member(node: Syntax, owner: JavaClass): void {
    const name = node.field.name?.text ?? owner.name;
    if (node.type === 'field_declaration' || node.type === 'constant_declaration') {
      const fixed = node.type === 'constant_declaration' || owner.kind === 'interface' || isStatic(node);
      for (const {type, field, line} of node.children) {
        if (type === 'variable_declarator') {
          const own = field.name?.text ?? '';
          const declared = bareType(node.field.type?.text ?? '');
          owner.fields.set(own, {name: own, type: declared, static: fixed, value: field.value, line});
        }
      }
    } else if (/^(method|constructor|compact_constructor)_declaration$/.test(node.type)) {
      const method = {
        name,
        owner,
        parameters: node.type.startsWith('compact') ? owner.components : parametersOf(node.field.parameters),
        returns: node.field.type?.text ?? '',
        body: node.field.body,
        line: node.line,
      };
      if (node.type === 'method_declaration') {
        owner.methods.set(name, [...(owner.methods.get(name) ?? []), method]);
      } else {
        owner.constructors.push(method);
      }
    } else if (node.type === 'enum_constant') {
      owner.constants.push(node);
    } else if (node.type === 'static_initializer') {
      owner.blocks.push(...node.children);
    } else if (kindOf[node.type]) {
      this.declare(node, owner.file, owner.unit, owner);
    }
  }

  /**
   * Resolves a class name that occurs inside `from`. Returns undefined for classes of Minecraft and of other mods.
   */
  resolve(name: string, from: JavaClass): JavaClass | undefined {
    const full = this.byName.get(name);
    if (full) {
      return full;
    }
    const [first = '', ...rest] = name.split('.');
    const nested = (owner: JavaClass | undefined): JavaClass | undefined =>
      owner &&
      (owner.name === first ? owner : (this.byName.get(`${owner.full}.${first}`) ?? nested(owner.outer)));
    const {package: pack, imports, wildcards} = from.unit;
    const imported = imports.get(first);
    const found =
      nested(from) ??
      (imported ? this.byName.get(imported) : this.byName.get(`${pack}.${first}`)) ??
      (imported ? undefined : wildcards.map((each) => this.byName.get(`${each}.${first}`)).find(Boolean));
    return rest.reduce<JavaClass | undefined>(
      (owner, part) => owner && this.byName.get(`${owner.full}.${part}`),
      found,
    );
  }

  /** Returns the direct superclass and interfaces that are part of the sources. */
  parents(owner: JavaClass): JavaClass[] {
    return owner.parents
      .map((name) => this.resolve(name, owner.outer ?? owner) ?? this.resolve(name, owner))
      .filter((each): each is JavaClass => each !== undefined && each !== owner);
  }

  /** Returns a class and everything that it inherits from, starting with the class. */
  ancestry(owner: JavaClass, seen = new Set<JavaClass>()): Set<JavaClass> {
    if (!seen.has(owner)) {
      seen.add(owner);
      this.parents(owner).forEach((each) => this.ancestry(each, seen));
    }
    return seen;
  }

  /** Returns the methods with a given name. Methods of the class come before inherited methods. */
  methods(owner: JavaClass, name: string): Method[] {
    return [...this.ancestry(owner)].flatMap((each) => each.methods.get(name) ?? []);
  }
}
