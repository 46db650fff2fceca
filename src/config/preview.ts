/** Environment variable that makes a build the preview of a pull request; its value is the request's number. */
const previewVariable = 'FTB_DOCS_PREVIEW';

/**
 * The pull request a build shows, if it shows one. Such a build says so on every page and asks robots to stay away.
 * @param env environment variables
 * @returns the number, or undefined for the published site
 * @throws Error for a value that is no number of a pull request
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
