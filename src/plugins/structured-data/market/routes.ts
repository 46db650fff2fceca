/** A route of the data as an address: `/docs/…/Getting Started` with its spaces written as browsers want them. */
export function address(page: string, anchor?: string): string {
  return encodeURI(page) + (anchor === undefined ? '' : `#${anchor}`);
}
