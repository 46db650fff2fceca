import Prism from 'prismjs';
import {describe, expect, it} from 'vitest';
import {languages} from './highlight';

type Token = {type: string; content: string};

/** Returns the tokens that have a type, as `type text`; plain text is omitted. */
function tokens(language: string, code: string): string[] {
  const grammar = languages[language];
  if (!grammar) {
    throw new Error(`There is no grammar for "${language}". Add it to src/prism/highlight.ts.`);
  }
  return Prism.tokenize(code, grammar)
    .filter((token): token is Token & Prism.Token => typeof token !== 'string')
    .map(({type, content}) => `${type} ${String(content).trim()}`);
}

describe('snbt', () => {
  it('distinguishes keys, strings, numbers and words', () => {
    expect(tokens('snbt', '{\n\ttitle: "Night \\"shift\\""\n\ton = true, id: [I; 10 -2b 1.5e3d]\n}')).toEqual(
      [
        'punctuation {',
        'property title',
        'punctuation :',
        'string "Night \\"shift\\""',
        'property on',
        'punctuation =',
        'boolean true',
        'punctuation ,',
        'property id',
        'punctuation :',
        'punctuation [',
        'keyword I',
        'punctuation ;',
        'number 10',
        'number -2b',
        'number 1.5e3d',
        'punctuation ]',
        'punctuation }',
      ],
    );
  });

  it('recognises only whole lines as comments', () => {
    expect(tokens('snbt', '  # one\n// two\na: 1 # three')).toEqual([
      'comment # one',
      'comment // two',
      'property a',
      'punctuation :',
      'number 1',
    ]);
  });

  it('treats quoted keys as keys and unquoted words as plain text', () => {
    expect(tokens('snbt', '"spawn point": 1_000 b: +∞d c: True ftbessentials.home.max: 3')).toEqual([
      'property "spawn point"',
      'punctuation :',
      'property b',
      'punctuation :',
      'constant +∞d',
      'property c',
      'punctuation :',
      'property ftbessentials.home.max',
      'punctuation :',
      'number 3',
    ]);
  });
});

describe('mcfunction', () => {
  it('distinguishes commands, selectors, nodes, ids and numbers', () => {
    expect(tokens('mcfunction', '/ftbranks node add <rank> ftbessentials.home.max 5')).toEqual([
      'function /ftbranks',
      'variable <rank>',
      'attr-name ftbessentials.home.max',
      'number 5',
    ]);
    expect(tokens('mcfunction', 'execute as @a[distance=..10] run tp @s ~ ~1 -8')).toEqual([
      'function execute',
      'keyword @a',
      'punctuation [',
      'property distance',
      'operator =',
      'operator ..',
      'number 10',
      'punctuation ]',
      'function tp',
      'keyword @s',
      'number ~',
      'number ~1',
      'number -8',
    ]);
  });

  it('reads ids, tags and comments', () => {
    expect(tokens('mcfunction', '# give a cake\n/give @s minecraft:cake{a: "b"} 2')).toEqual([
      'comment # give a cake',
      'function /give',
      'keyword @s',
      'constant minecraft:cake',
      'punctuation {',
      'property a',
      'punctuation :',
      'string "b"',
      'punctuation }',
      'number 2',
    ]);
  });
});

describe('questtheme', () => {
  it('reads sections, properties and values', () => {
    expect(
      tokens(
        'questtheme',
        '// green\n[quest & #boss]\ntext_color: #FF7CFC00\nicon: item:minecraft:clock; padding=2\nbutton: {{panel}}',
      ),
    ).toEqual([
      'comment // green',
      'selector [quest & #boss]',
      'property text_color',
      'punctuation :',
      'number #FF7CFC00',
      'property icon',
      'punctuation :',
      'constant item',
      'punctuation :',
      'punctuation :',
      'punctuation ;',
      'attr-name padding',
      'punctuation =',
      'number 2',
      'property button',
      'punctuation :',
      'variable {{panel}}',
    ]);
  });
});
