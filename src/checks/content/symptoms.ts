import type {Nodes, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';
import {startOf} from '../../content/body';
import type {Page} from '../../content';
import type {SiteData} from '../../data/model/read';
import type {Diagnosis, DiagnosisFile} from '../../data/schema/diagnoses';
import type {Check} from '../types';

/** An error message in a table of symptoms, with the routes that its row links to. */
interface Symptom {
  code: string;
  routes: string[];
  line: number;
  column: number;
}

const routeIn = (url: string, own: string) => decodeURI(url.startsWith('#') ? own : url.split('#')[0]!);

function inside(node: Nodes, type: 'inlineCode' | 'link'): string[] {
  const found: string[] = [];
  visit(node, type, (each) => void found.push('url' in each ? each.url : 'value' in each ? each.value : ''));
  return found;
}

/** Finds the inline code in the first cell of each table row that contains links. */
function symptomsOf({tree, route}: Page): Symptom[] {
  const symptoms: Symptom[] = [];
  visit(tree, 'tableRow', (row: TableRow) => {
    const routes = inside(row, 'link').map((url) => routeIn(url, route));
    const codes = routes.length > 0 && row.children[0] ? inside(row.children[0], 'inlineCode') : [];
    symptoms.push(...codes.map((code) => ({code, routes, ...startOf(row)})));
  });
  return symptoms;
}

const textsOf = ({when}: Diagnosis) =>
  (when.any ?? []).flatMap(({text}) => (text === undefined ? [] : [text]));

/**
 * Finds the diagnoses for an error message. `exact` contains the diagnoses whose pattern is part of the message;
 * `all` also contains those whose pattern includes the message.
 */
function meant(code: string, diagnoses: readonly Diagnosis[]): {all: Diagnosis[]; exact: Diagnosis[]} {
  return {
    all: diagnoses.filter((each) => textsOf(each).some((text) => text.includes(code) || code.includes(text))),
    exact: diagnoses.filter((each) => textsOf(each).some((text) => code.includes(text))),
  };
}

function diagnosesOf({files}: SiteData): Diagnosis[] {
  return files
    .filter(({kind}) => kind.name === 'diagnoses')
    .flatMap(({data}) => (data as DiagnosisFile).diagnoses)
    .filter(({when, page}) => when.any !== undefined && page !== undefined);
}

export const symptoms: Check = {
  name: 'symptoms',
  why: 'If a page and the log doctor give different answers for the same error, readers do not know which is right.',
  items: 'error messages in tables that the log doctor also recognises',
  run({content, data}) {
    const diagnoses = diagnosesOf(data);
    const pages = content.pages.filter(({file}) => /^docs\/(app|support|modpacks)\//.test(file));
    const known = pages.flatMap((page) =>
      symptomsOf(page).flatMap((symptom) => {
        // Code with fewer than 10 characters is rarely an error message.
        const {all, exact} = symptom.code.length < 10 ? {all: [], exact: []} : meant(symptom.code, diagnoses);
        return all.length > 0 ? [{file: page.file, ...symptom, all, exact}] : [];
      }),
    );
    return {
      examined: known.length,
      problems: known.flatMap(({file, line, column, code, routes, all, exact}) => {
        const judged = exact.length > 0 ? exact : all.length > 1 ? all : [];
        const other = judged.filter(({page}) => !routes.includes(routeIn(page!, '')));
        const isWrong = exact.length > 0 ? other.length === judged.length : other.length > 0;
        return isWrong
          ? [
              {
                ...{file, line, column},
                found: `the row for \`${code}\` links to ${routes.join(', ')}`,
                allowed: other.map(({id, page}) => `${page} (diagnosis ${id})`).join(', '),
                fix: 'quote the part of the error that identifies the cause, or link to the same page in the row and in src/data/diagnoses',
              },
            ]
          : [];
      }),
    };
  },
};
