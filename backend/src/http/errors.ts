/** What services throw. One filter turns each into its problem+json answer. */
export abstract class DomainError extends Error {
  abstract readonly status: number;
}

/** Nothing stands under that id or slug. */
export class NotFoundError extends DomainError {
  readonly status = 404;
}

/** The input has the right shape, but a value that cannot be. */
export class InvalidInputError extends DomainError {
  readonly status = 422;

  constructor(readonly errors: { path: string; message: string }[]) {
    super('The input is not valid.');
  }
}

/** Not signed in, or with a session that has ended. */
export class NotSignedInError extends DomainError {
  readonly status = 401;

  constructor(message = 'Sign in first.') {
    super(message);
  }
}

/** The call came from a page of another site. */
export class ForeignOriginError extends DomainError {
  readonly status = 403;

  constructor() {
    super('Calls from other origins are not accepted.');
  }
}

/** An error that may pass: `retryAfter` says when to come back, in seconds. */
export abstract class RetryableError extends DomainError {
  constructor(
    message: string,
    readonly retryAfter: number,
  ) {
    super(message);
  }
}

/** Too many tries. */
export class TooManyRequestsError extends RetryableError {
  readonly status = 429;
}

/** A part that the call needs is away. */
export class UnavailableError extends RetryableError {
  readonly status = 503;
}
