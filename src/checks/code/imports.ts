import path from 'node:path';
import {positionAt, readSourceFiles} from '../source-files';
import type {Check, Problem} from '../types';

/** Who may not import whom. Areas are the folders of `src`; a rule names those that may, or those that may not. */
interface Rule {
  area: string;
  /** Nobody but these. */
  onlyFrom?: string[];
  /** Everybody but these. */
  neverFrom?: string[];
  /** Modules of the area that are open to all. */
  except?: string[];
  /** Types vanish when the code is compiled, so they may cross where code must not. */
  typesAllowed?: boolean;
  why: string;
}

const rules: Rule[] = [
  {
    area: 'theme',
    onlyFrom: ['theme'],
    why: 'overrides are reached as @theme/…; their parts live in src/components/site',
  },
  {
    area: 'checks',
    onlyFrom: ['checks', 'plugins/content-guard'],
    why: 'checks look at the site, the site knows nothing of them',
  },
  {
    area: 'cli',
    onlyFrom: ['cli'],
    except: ['cli/memory.mjs', 'cli/project', 'cli/terminal'],
    why: 'commands are started, not imported',
  },
  {
    area: 'pages',
    onlyFrom: ['pages'],
    why: 'a page is reached by its address; what two pages share belongs in src/components',
  },
  {
    area: 'data',
    neverFrom: ['components', 'pages', 'theme'],
    // Rules of the game that the checker and the page both reckon with.
    except: ['data/recipe', 'data/tool'],
    typesAllowed: true,
    why: 'a page receives its facts checked; the checker would only weigh down the browser',
  },
  ...['content', 'plugins', 'remark'].map((area) => ({
    area,
    neverFrom: ['components', 'pages', 'theme', 'config'],
    except: ['content/edit-distance'],
    typesAllowed: true,
    why: 'it runs in Node while the site is built, and would break in a browser',
  })),
];

export const imports: Check = {
  name: 'imports',
  why: 'Code that reaches across folders ends up in the wrong bundle, and can no longer be moved.',
  items: 'imports',
  run({root}) {
    let examined = 0;
    const problems: Problem[] = [];
    for (const {file, text} of readSourceFiles(root, ['ts', 'tsx', 'mdx'])) {
      for (const {target, typeOnly, offset} of importsOf(file, text)) {
        examined += 1;
        const rule = rules.find(
          (candidate) => inArea(target, candidate.area) && forbids(candidate, file, target, typeOnly),
        );
        if (rule) {
          const {line, column} = positionAt(text, offset);
          problems.push({
            file,
            line,
            column,
            found: `import of ${target}`,
            allowed: `src/${rule.area} is closed to src/${areaOf(file)}: ${rule.why}`,
            fix: 'move the shared part, or pass it in',
          });
        }
      }
    }
    return {examined, problems};
  },
};

/** Every import of a file that stays inside the repository, as a path from the root without an extension. */
function importsOf(file: string, text: string) {
  const pattern =
    /(?:\b(?:import|export)\s+(?<type>type\s)?(?:[\w*{}\s,$]+?\sfrom\s+)?|\bimport\(\s*|\brequire\(\s*)['"](?<path>[^'"\n]+)['"]/g;
  return [...text.matchAll(pattern)].flatMap((match) => {
    const written = match.groups!.path!;
    const target = written.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), written)
      : written.startsWith('@site/')
        ? written.slice('@site/'.length)
        : undefined;
    return target === undefined
      ? []
      : [{target, typeOnly: match.groups!.type !== undefined, offset: match.index}];
  });
}

function inArea(file: string, area: string): boolean {
  return file === `src/${area}` || file.startsWith(`src/${area}/`);
}

function forbids(rule: Rule, file: string, target: string, typeOnly: boolean): boolean {
  if (typeOnly && rule.typesAllowed) {
    return false;
  }
  // Tests may reach what they test.
  if (/\.test\.tsx?$/.test(file) || rule.except?.some((module) => inArea(target, module))) {
    return false;
  }
  return rule.onlyFrom
    ? !rule.onlyFrom.some((area) => inArea(file, area))
    : rule.neverFrom!.some((area) => inArea(file, area));
}

function areaOf(file: string): string {
  return file.split('/')[1]!;
}
