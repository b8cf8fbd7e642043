/** Why the product cannot start, told to whoever started it: one line, and below it what may help. */
export class StartError extends Error {
  override readonly name = 'StartError';

  /**
   * @param message one line
   * @param details lines to print below it, such as the end of a log
   */
  constructor(
    message: string,
    readonly details: readonly string[] = [],
  ) {
    super(message);
  }
}
