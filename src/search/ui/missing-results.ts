import {newIssueUrl} from '@site/src/config/site';

/** Where a reader tells us what the search does not find: a new issue with the query filled in. */
export function missingResultsUrl({query}: {query: string}): string {
  return newIssueUrl(
    `Search finds nothing for "${query}"`,
    `I searched for "${query}" and found nothing.\n\nWhat I hoped to find:\n\n`,
  );
}
