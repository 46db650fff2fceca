/**
 * Runs a command's main function and ends the process with the exit code it returns.
 * An error is shown as its message alone: a stack trace helps nobody who runs a command.
 * @param main resolves to an exit code, or to nothing when the process shall live on
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

/** An error's message and those of its causes, one a line. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  return error.cause === undefined ? error.message : `${error.message}\n  ${messageOf(error.cause)}`;
}
