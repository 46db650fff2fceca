/** Environment variable that makes a build the preview of a pull request; its value is the number of the pull request. */
const previewVariable = 'FTB_DOCS_PREVIEW';

/**
 * Returns the pull request that a build is a preview of. Such a build shows this on every page and asks search
 * engines not to index it.
 * @param env environment variables
 * @returns the number, or undefined for the published site
 * @throws Error for a value that is not the number of a pull request
 */
export function previewOf(env: Record<string, string | undefined> = process.env): number | undefined {
  const value = env[previewVariable]?.trim() ?? '';
  if (value === '') {
    return undefined;
  }
  if (!/^[1-9]\d{0,8}$/.test(value)) {
    throw new Error(
      `${previewVariable} is "${value}". Allowed: the number of a pull request, such as 12; unset for the published site.`,
    );
  }
  return Number(value);
}
