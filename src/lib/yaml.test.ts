import {describe, expect, it} from 'vitest';
import {readFrontMatter, readYaml} from './yaml';

describe('readYaml', () => {
  it('locates each key, and for a missing key the nearest parent', () => {
    const {data, locate} = readYaml('{\n  "label": "Guides",\n  "position": {"x": 10}\n}', 5);
    expect(data).toEqual({label: 'Guides', position: {x: 10}});
    expect(locate(['position'])).toEqual({line: 8, column: 3});
    expect(locate(['position', 'x'])).toEqual({line: 8, column: 16});
    expect(locate(['position', 'y', 0])).toEqual({line: 8, column: 3});
    expect(locate([])).toEqual({line: 6, column: 1});
  });

  it('reports syntax errors', () => {
    expect(readYaml('a: b: c').problems[0]).toMatchObject({line: 1, column: 4});
    expect(readYaml('- a\n- b').problems[0]).toMatchObject({line: 1});
    expect(readYaml('a: 1\na: 2').problems[0]).toMatchObject({
      line: 2,
      reason: 'found the key "a" twice; give each entry a unique key',
    });
  });
});

describe('readFrontMatter', () => {
  it('counts lines from the top of the page, with any line ending', () => {
    const {data, locate} = readFrontMatter('---\r\ntitle: A\r\ntags: [x]\r\n---\r\n\r\nText');
    expect(data.tags).toEqual(['x']);
    expect(locate(['tags'])).toEqual({line: 3, column: 1});
  });

  it('reads an empty block as no keys', () => {
    expect(readFrontMatter('---\n---\n\nText')).toMatchObject({data: {}, problems: []});
  });

  it('requires the block to be at the top and closed', () => {
    expect(readFrontMatter('Text\n---\na: 1\n---\n').problems).toHaveLength(1);
    expect(readFrontMatter('---\na: 1\n').problems).toHaveLength(1);
  });
});
