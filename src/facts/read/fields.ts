import type {OptionFact} from '../facts';
import type {Evaluator} from '../java/evaluator';
import {Scope} from '../java/scope';
import {walk, type Syntax} from '../java/syntax';
import type {Sources} from '../sources';
import {asDefault, at} from './values';

/** Reads options that are fields with Jankson's annotation `@Comment`, as in FTB Backups 2. */

const types: Readonly<Record<string, string>> = {
  boolean: 'boolean',
  int: 'int',
  long: 'long',
  double: 'double',
  String: 'text',
  List: 'list',
};

/** Returns the text of the `@Comment` annotation as one line. */
function commentOf(modifiers: Syntax | undefined): string | undefined {
  const annotation = [...(modifiers ? walk(modifiers) : [])].find(
    ({type, field}) => type === 'annotation' && field.name?.text === 'Comment',
  );
  const text = annotation && [...walk(annotation)].find(({type}) => type === 'string_literal')?.text;
  return text
    ?.replace(/^"+|"+$/g, '')
    .replace(/\\n|\s+/g, ' ')
    .replace(/\\(.)/g, '$1')
    .trim()
    .slice(0, 200);
}

/**
 * Returns the name of the settings file without extension: the first JSON file name that the code passes to
 * `resolve`.
 */
function fileName(evaluator: Evaluator): string | undefined {
  const names = evaluator.terms
    .filter(({name}) => name === 'resolve')
    .map(({args: [name]}) => /^([\w-]+)\.json5?$/.exec(typeof name === 'string' ? name : '')?.[1]);
  return names.find(Boolean);
}

/** Reads all options that are fields. Enum constants have the same names in the file as in the code. */
export function readFields(evaluator: Evaluator, {files}: Sources): OptionFact[] {
  const file = fileName(evaluator);
  if (file === undefined) {
    return [];
  }
  return evaluator.index.classes.flatMap((owner) => {
    const tree = files.get(owner.file);
    const declared = tree ? [...walk(tree)].filter(({type}) => type === 'field_declaration') : [];
    return declared.flatMap((node): OptionFact[] => {
      const declarator = node.field.declarator;
      const own = owner.fields.get(declarator?.field.name?.text ?? '');
      const comment = commentOf(node.children.find(({type}) => type === 'modifiers'));
      if (!own || own.static || comment === undefined) {
        return [];
      }
      const constants = evaluator.index
        .resolve(own.type, owner)
        ?.constants.map((each) => each.field.name?.text ?? '');
      const value = own.value && evaluator.evaluate(own.value, new Scope(owner));
      const given = constants ? own.value?.text.split('.').at(-1) : asDefault(evaluator, value);
      return [
        {
          file,
          key: own.name,
          type: constants ? 'enum' : (types[own.type] ?? own.type),
          ...(constants && {values: constants}),
          ...(given !== undefined && {default: given}),
          comment,
          at: at({file: owner.file, line: own.line}),
        },
      ];
    });
  });
}
