import {nearest} from '../../content/suggest';
import {positionAt, readSourceFiles, withoutCssComments} from '../source-files';
import type {SourceFile} from '../source-files';
import type {Check, Problem} from '../types';

const tokensFile = 'src/css/tokens.css';

/** A name in a file: `--ftb-page`. */
interface Mention {
  name: string;
  file: string;
  line: number;
  column: number;
}

export const tokens: Check = {
  name: 'tokens',
  why: 'A colour that one theme lacks, or a misspelt property, falls back silently and is seen by half the readers.',
  items: 'custom properties and their uses',
  run({root}) {
    const styles = readSourceFiles(root, ['css']).map(({file, text}) => ({
      file,
      text: withoutCssComments(text),
    }));
    const code = readSourceFiles(root, ['ts', 'tsx']).filter(
      ({file}) => !/\.test\.tsx?$|^src\/checks\//.test(file),
    );
    const css = styles.find(({file}) => file === tokensFile);
    if (css === undefined) {
      return {examined: 0, problems: []};
    }
    const defined = [...styles.flatMap(definitions), ...code.flatMap(setInCode)];
    const used = [...styles, ...code].flatMap(uses);
    return {
      examined: defined.length + used.length,
      problems: [...parity(css), ...undefinedUses(used, defined), ...unused(definitions(css), used)],
    };
  },
};

/** Both themes, in the same order, so that a pair can be compared by eye. */
function parity(css: SourceFile): Problem[] {
  const light = themeTokens(css, 'light');
  const dark = themeTokens(css, 'dark');
  const problems: Problem[] = [];
  const lacks = (from: Mention[], to: Mention[], theme: string) => {
    const names = new Set(to.map(({name}) => name));
    for (const mention of from.filter(({name}) => !names.has(name))) {
      problems.push({
        ...mention,
        found: `${mention.name} is missing in the ${theme} theme`,
        fix: `define it in [data-theme='${theme}'] at the same place`,
      });
    }
  };
  lacks(light, dark, 'dark');
  lacks(dark, light, 'light');
  const differing = light.findIndex(({name}, index) => dark[index]?.name !== name);
  if (problems.length === 0 && differing !== -1) {
    const mention = dark[differing]!;
    problems.push({
      ...mention,
      found: `${mention.name} stands where the light theme has ${light[differing]!.name}`,
      fix: 'keep one order in both themes',
    });
  }
  return problems;
}

function themeTokens({file, text}: SourceFile, theme: 'light' | 'dark'): Mention[] {
  return [...text.matchAll(/(?<=^|\})\s*\[data-theme='(?<theme>\w+)'\]\s*\{(?<body>[^}]*)\}/g)]
    .filter((rule) => rule.groups!.theme === theme)
    .flatMap((rule) => {
      const bodyStart = rule.index + rule[0].indexOf('{') + 1;
      return [...rule.groups!.body!.matchAll(/--ftb-[\w-]+(?=\s*:)/g)].map((match) => ({
        name: match[0],
        file,
        ...positionAt(text, bodyStart + match.index),
      }));
    });
}

/** `--ftb-x: …` in a style sheet. */
function definitions({file, text}: SourceFile): Mention[] {
  return [...text.matchAll(/(?<![\w-])--ftb-[\w-]+(?=\s*:)/g)].map((match) => ({
    name: match[0],
    file,
    ...positionAt(text, match.index),
  }));
}

/** `style={{'--ftb-x': …}}`. */
function setInCode({file, text}: SourceFile): Mention[] {
  return [...text.matchAll(/['"](?<name>--ftb-[\w-]+)['"]\]?(?:\s+as\s+\w+)?\s*:/g)].map((match) => ({
    name: match.groups!.name!,
    file,
    ...positionAt(text, match.index),
  }));
}

/** `var(--ftb-x)`; in code also with a part filled in, as in `var(--ftb-accent-${id})`, which becomes `--ftb-accent-*`. */
function uses({file, text}: SourceFile): Mention[] {
  return [...text.matchAll(/var\(\s*(?<name>--ftb-(?:[\w-]|\$\{[^}]*\})*)/g)].map((match) => ({
    name: match.groups!.name!.replace(/\$\{[^}]*\}/g, '*'),
    file,
    ...positionAt(text, match.index),
  }));
}

function matcher(name: string): RegExp {
  return new RegExp(`^${name.replaceAll('*', '[\\w-]+')}$`);
}

function undefinedUses(used: Mention[], defined: Mention[]): Problem[] {
  const names = [...new Set(defined.map(({name}) => name))];
  return used
    .filter(({name}) => !names.some((candidate) => matcher(name).test(candidate)))
    .map((mention) => {
      const meant = nearest(mention.name, names);
      return {
        ...mention,
        found: `${mention.name} is defined nowhere`,
        fix: meant === undefined ? `define it in ${tokensFile}` : `did you mean ${meant}?`,
      };
    });
}

function unused(defined: Mention[], used: Mention[]): Problem[] {
  const matchers = [...new Set(used.map(({name}) => name))].map(matcher);
  const reported = new Set<string>();
  return defined
    .filter(({name}) => !matchers.some((pattern) => pattern.test(name)))
    .filter(({name}) => !reported.has(name) && reported.add(name))
    .map((mention) => ({
      ...mention,
      found: `${mention.name} is used nowhere`,
      fix: 'remove it from both themes',
    }));
}
