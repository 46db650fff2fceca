import {newIssueUrl} from '@site/src/config/site';

/** Maximum length of a message in a report, in characters, because hosts limit the length of addresses. */
const longestMessage = 1500;

/** Maximum length of a path in a report, in characters, because query and hash may contain anything. */
const longestPath = 300;

/**
 * The messages of an error and its causes, outermost first.
 * @param error as caught; other thrown values are converted to text
 * @returns one message per paragraph, each error once
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
 * Address of a new issue that already says where and how the page crashed.
 * @param path path of the page, with query and hash
 * @param error as caught
 * @param userAgent the browser's own description
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
