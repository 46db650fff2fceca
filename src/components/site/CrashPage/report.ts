import {newIssueUrl} from '@site/src/config/site';

/** Longest message that goes into a report, in characters: an address must stay below what hosts accept. */
const longestMessage = 1500;

/** Longest path in a report, in characters. Query and hash may hold anything. */
const longestPath = 300;

/**
 * What went wrong, causes included, outermost first.
 * @param error as caught; whatever was thrown is turned into text
 * @returns one message per paragraph, an error met twice named once
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
