/**
 * `npm run report-forms` asks the trackers for their forms and says which field or pack that the log doctor fills in is no longer
 * there, or is new. A workflow runs it each week: a form that changed would come up empty.
 */
import {reportForms, type ReportForm} from '../config/report-forms';
import {differencesOf} from '../checks/report-forms';
import {failWith} from './terminal';

async function ask({repository, template}: ReportForm): Promise<string> {
  const address = `https://raw.githubusercontent.com/${repository}/HEAD/.github/ISSUE_TEMPLATE/${template}`;
  const answer = await fetch(address);
  if (!answer.ok) {
    throw new Error(`${address} answers ${answer.status}; the form has been renamed or is gone`);
  }
  return answer.text();
}

void failWith(async () => {
  const found: string[] = [];
  for (const form of Object.values(reportForms)) found.push(...differencesOf(form, await ask(form)));
  found.forEach((line) => console.error(line));
  return found.length > 0 ? 1 : 0;
});
