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

/** A value is taken already, or the entity was changed since the caller read it. */
export class ConflictError extends DomainError {
  readonly status = 409;

  /**
   * @param where.errors the values that are taken
   * @param where.current the entity as it stands now
   */
  constructor(
    message: string,
    readonly where: { errors?: { path: string; message: string }[]; current?: unknown },
  ) {
    super(message);
  }
}

/** The body is not what its type says. */
export class MalformedBodyError extends DomainError {
  readonly status = 400;
}

/** More bytes than are taken. */
export class TooLargeError extends DomainError {
  readonly status = 413;
}

/** A kind of content that is not taken. */
export class UnsupportedMediaTypeError extends DomainError {
  readonly status = 415;

  constructor(message = 'This type of content is not taken here.') {
    super(message);
  }
}

/** Not signed in, or with a session that has ended. */
export class NotSignedInError extends DomainError {
  readonly status = 401;

  constructor(message = 'Sign in first.') {
    super(message);
  }
}

/** The token is good, but not for this. */
export class MissingScopeError extends DomainError {
  readonly status = 403;

  constructor(scope: string) {
    super(`This token lacks the scope ${scope}.`);
  }
}

/** The call came from a page of another site. */
export class ForeignOriginError extends DomainError {
  readonly status = 403;

  constructor() {
    super('Calls from other origins are not accepted.');
  }
}

/** The call was meant for a host that is not this site's. */
export class MisdirectedError extends DomainError {
  readonly status = 421;
}

/** An error that may pass: `retryAfter` says when to come back, in seconds. Its cause is for the log alone. */
export abstract class RetryableError extends DomainError {
  constructor(
    message: string,
    readonly retryAfter: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
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
