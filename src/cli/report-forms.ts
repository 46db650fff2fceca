/**
 * `npm run report-forms` compares the issue forms on GitHub with the fields and packs that the log doctor fills in. A workflow
 * runs this command every week, because the log doctor cannot fill in a form whose fields have been renamed.
 */
import {reportForms, type ReportForm} from '../config/report-forms';
import {differencesOf} from '../checks/report-forms';
import {failWith} from './terminal';

async function ask({repository, template}: ReportForm): Promise<string> {
  const address = `https://raw.githubusercontent.com/${repository}/HEAD/.github/ISSUE_TEMPLATE/${template}`;
  const answer = await fetch(address);
  if (!answer.ok) {
    throw new Error(
      `${address} returned ${answer.status}. If the form was renamed or deleted (404), update src/config/report-forms.ts; otherwise run the command again later.`,
    );
  }
  return answer.text();
}

void failWith(async () => {
  const found: string[] = [];
  for (const form of Object.values(reportForms)) found.push(...differencesOf(form, await ask(form)));
  found.forEach((line) => console.error(line));
  return found.length > 0 ? 1 : 0;
});
