/**
 * An error by whose name the dialog knows that there will be no answer, and says so. Any other error leaves it as it is.
 * @param cause what happened
 */
export function noAnswer(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, {cause}), {name: 'RetryError'});
}
