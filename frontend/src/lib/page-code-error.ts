/** The code of a page could not be loaded: the connection failed, or a newer build replaced the files. */
export class PageCodeError extends Error {
  override readonly name = 'PageCodeError';

  constructor(source: string, cause: unknown) {
    super(`The code of ${source} could not be loaded`, { cause });
  }
}
