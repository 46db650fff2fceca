/**
 * Environment variable that marks a build as a preview of a pull request. Its value is the number of the pull
 * request.
 */
const previewVariable = 'FTB_DOCS_PREVIEW';

/**
 * Returns the pull request that a build previews. A preview shows a notice on every page and asks search
 * engines not to index it.
 * @param env environment variables
 * @returns the number of the pull request, or undefined for the published site
 * @throws Error if the variable is set, but not to a number
 */
export function previewOf(env: Record<string, string | undefined> = process.env): number | undefined {
  const value = env[previewVariable]?.trim() ?? '';
  if (value === '') {
    return undefined;
  }
  if (!/^[1-9]\d{0,8}$/.test(value)) {
    throw new Error(
      `${previewVariable} is "${value}". Set it to the number of a pull request, such as 12, or unset it for the published site.`,
    );
  }
  return Number(value);
}
