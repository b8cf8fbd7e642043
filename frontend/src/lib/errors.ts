import type { Problem } from '@astaguide/contracts/lib/problem';
import { parseJson } from './parse-json';

/** A non-2xx response. The message is '<status>: <body>', with the status text if the body is empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly problem: Problem | undefined;

  /** @param retryAfterSeconds seconds to wait, from Retry-After */
  constructor(
    readonly status: number,
    text: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(`${status}: ${text}`);
    this.problem = parseProblem(text);
  }
}

function parseProblem(text: string): Problem | undefined {
  const value = parseJson(text) as Partial<Problem> | null | undefined;
  const isProblem = typeof value?.title === 'string' && typeof value.status === 'number';
  return isProblem ? (value as Problem) : undefined;
}

/** The code of a page could not be loaded: the connection failed, or a newer build replaced the files. */
export class PageCodeError extends Error {
  override readonly name = 'PageCodeError';

  constructor(source: string, cause: unknown) {
    super(`The code of ${source} could not be loaded`, { cause });
  }
}
