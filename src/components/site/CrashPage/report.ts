import {newIssueUrl} from '@site/src/config/site';

/** Maximum length of a message in a report, in characters. GitHub limits the length of addresses. */
const longestMessage = 1500;

/** Maximum length of a path in a report, in characters. The query and hash can be arbitrarily long. */
const longestPath = 300;

/**
 * Returns the messages of an error and its causes, outermost first.
 * @param error the caught value; values that are not errors are converted to text
 * @returns one paragraph per message, without repeating an error
 */
export function errorMessage(error: unknown): string {
  const chain = new Set<unknown>();
  for (let one = error; one != null && !chain.has(one); one = (one as {cause?: unknown}).cause) {
    chain.add(one);
  }
  return [...chain]
    .map((one) => (one instanceof Error ? one.message || one.name : String(one)))
    .join('\n\nCaused by: ');
}

/**
 * Returns the address of a new issue that is filled in with the page, the browser and the error.
 * @param path path of the page, with query and hash
 * @param error the caught value
 * @param userAgent the browser's user agent string
 */
export function crashReportUrl(path: string, error: unknown, userAgent: string): string {
  const message = errorMessage(error);
  const page = path.length > longestPath ? `${path.slice(0, longestPath)}…` : path;
  const shown = message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message;
  return newIssueUrl(
    `Page crashed: ${page}`,
    [
      '**What did you do before the page crashed?**',
      '',
      '',
      '---',
      `Page: ${page}`,
      `Browser: ${userAgent}`,
      'Error:',
      '```text',
      shown.replaceAll('```', "'''"),
      '```',
    ].join('\n'),
  );
}
