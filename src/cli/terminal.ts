/**
 * Runs the main function of a command and sets the exit code. Prints error messages without stack traces.
 * @param main resolves to an exit code, or to undefined if the process keeps running
 */
export async function failWith(main: () => Promise<number | undefined>): Promise<void> {
  try {
    const code = await main();
    if (code !== undefined) {
      process.exitCode = code;
    }
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

/** Returns the messages of an error and its causes, one per line. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  return error.cause === undefined ? error.message : `${error.message}\n  ${messageOf(error.cause)}`;
}
