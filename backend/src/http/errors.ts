/** What services throw. One filter turns each into its problem+json answer. */
export abstract class DomainError extends Error {
  abstract readonly status: number;
}

/** No entity has that id or slug. */
export class NotFoundError extends DomainError {
  readonly status = 404;
}

/** The input has the right shape, but an invalid value. */
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
   * @param where.current the current version of the entity
   */
  constructor(
    message: string,
    readonly where: { errors?: { path: string; message: string }[]; current?: unknown } = {},
  ) {
    super(message);
  }
}

/** The body does not match its content type. */
export class MalformedBodyError extends DomainError {
  readonly status = 400;
}

/** The body is too large. */
export class TooLargeError extends DomainError {
  readonly status = 413;
}

/** The media type is not supported. */
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

/** The token lacks the scope. */
export class MissingScopeError extends DomainError {
  readonly status = 403;

  constructor(scope: string) {
    super(`This token lacks the scope ${scope}.`);
  }
}

/** The request came from a page of another site. */
export class ForeignOriginError extends DomainError {
  readonly status = 403;

  constructor() {
    super('Calls from other origins are not accepted.');
  }
}

/** The request names two hosts. */
export class AmbiguousHostError extends DomainError {
  readonly status = 400;

  constructor() {
    super('The request names more than one host.');
  }
}

/** The request is for a host that is not this site's. */
export class MisdirectedError extends DomainError {
  readonly status = 421;
}

/** A temporary error: `retryAfter` is in seconds. Its cause is only logged. */
export abstract class RetryableError extends DomainError {
  constructor(
    message: string,
    readonly retryAfter: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Too many requests. */
export class TooManyRequestsError extends RetryableError {
  readonly status = 429;
}

/** Retry-After of what is unavailable, where no better time is known. Seconds. */
export const RETRY_AFTER = 5;

/** A service that the request needs is unavailable. */
export class UnavailableError extends RetryableError {
  readonly status = 503;
}
