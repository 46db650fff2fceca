import {nearest} from '../../lib/suggest';
import {positionAt, readSourceFiles, readStyles} from '../source-files';
import type {SourceFile} from '../source-files';
import type {Check, Problem} from '../types';

const tokensFile = 'src/css/tokens.css';

/** An occurrence of a custom property, such as `--ftb-page`. */
interface Mention {
  name: string;
  file: string;
  line: number;
  column: number;
}

export const tokens: Check = {
  name: 'tokens',
  why: 'A misspelt property falls back silently to a colour that may be unreadable in one of the themes.',
  items: 'custom properties and their uses',
  run({root}) {
    const styles = readStyles(root);
    const own = styles
      .filter(({prop}) => prop.startsWith('--ftb-'))
      .map(({prop, ...rest}) => ({name: prop, ...rest}));
    const ofSite = own.filter(({file}) => file === tokensFile);
    if (ofSite.length === 0) {
      return {examined: 0, problems: []};
    }
    const code = readSourceFiles(root, ['ts', 'tsx']).filter(
      ({file}) => !/\.test\.tsx?$|^src\/checks\//.test(file),
    );
    const defined = [...own, ...code.flatMap(setInCode)];
    const used = [
      ...styles.flatMap(({value, file, line, column}) =>
        usesIn(value).map(({name}) => ({name, file, line, column})),
      ),
      ...code.flatMap(({file, text}) =>
        usesIn(text).map(({name, index}) => ({name, file, ...positionAt(text, index)})),
      ),
    ];
    return {
      examined: defined.length + used.length,
      problems: [...undefinedUses(used, defined), ...unused(ofSite, used)],
    };
  },
};

/** Finds definitions in code, such as `style={{'--ftb-x': …}}`. */
function setInCode({file, text}: SourceFile): Mention[] {
  return [...text.matchAll(/['"](?<name>--ftb-[\w-]+)['"]\]?(?:\s+as\s+\w+)?\s*:/g)].map((match) => ({
    name: match.groups!.name!,
    file,
    ...positionAt(text, match.index),
  }));
}

/** Finds `var(--ftb-x)`. In code, `var(--ftb-accent-${id})` becomes `--ftb-accent-*`. */
function usesIn(text: string): {name: string; index: number}[] {
  return [...text.matchAll(/var\(\s*(?<name>--ftb-(?:[\w-]|\$\{[^}]*\})*)/g)].map((match) => ({
    name: match.groups!.name!.replace(/\$\{[^}]*\}/g, '*'),
    index: match.index,
  }));
}

const matcher = (name: string) => new RegExp(`^${name.replaceAll('*', '[\\w-]+')}$`);

function undefinedUses(used: Mention[], defined: Mention[]): Problem[] {
  const names = [...new Set(defined.map(({name}) => name))];
  return used
    .filter(({name}) => !names.some((candidate) => matcher(name).test(candidate)))
    .map(({name, ...place}) => {
      const meant = nearest(name, names);
      const fix = meant === undefined ? `define it in ${tokensFile}` : `did you mean ${meant}?`;
      return {...place, found: `${name} is not defined`, fix};
    });
}

function unused(defined: Mention[], used: Mention[]): Problem[] {
  const matchers = [...new Set(used.map(({name}) => name))].map(matcher);
  const first = new Map([...defined].reverse().map((mention) => [mention.name, mention]));
  return [...first.values()]
    .filter(({name}) => !matchers.some((pattern) => pattern.test(name)))
    .map(({name, ...place}) => ({...place, found: `${name} is not used`, fix: 'remove it'}));
}
