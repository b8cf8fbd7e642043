/** Node's error codes for failed and lost connections. */
const NETWORK_CODES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * SQLSTATEs of a server that cannot serve now: connection exceptions (08), insufficient resources such as a full
 * disk or too many connections (53), shutting down, crashed or starting up (57P01 to 57P03), an input/output error
 * (58030), and a standby that takes no writes (25006).
 */
const AWAY_STATES = /^(08\w{3}|53\w{3}|57P0[123]|58030|25006)$/;

/** Messages of the driver that have no code. */
const DRIVER_MESSAGES = [
  'Connection terminated',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'Query read timeout',
];

/** SQLSTATE of a write that found no space. */
const DISK_FULL = '53100';

/** PostgreSQL reports a disk that fails while it writes its own files as an internal error. */
const DISK_MESSAGE = /could not .+: (No space left on device|Input\/output error|Read-only file system)/;

/**
 * Whether an error means that the database cannot be reached or cannot serve now, however deeply it is wrapped: in
 * TypeORM's QueryFailedError, in an AggregateError of several addresses, or as a cause.
 */
export const isDatabaseAway = (error: unknown): boolean => hasWithin(error, saysAway);

/** Whether an error of PostgreSQL or of Redis was caused by a full disk, however deeply it is wrapped. */
export const isDiskFull = (error: unknown): boolean =>
  hasWithin(error, ({ code, message }) => code === DISK_FULL || message.includes('No space left on device'));

/** Whether a test holds for an error or for one that it wraps. */
function hasWithin(
  error: unknown,
  test: (error: NodeJS.ErrnoException) => boolean,
  seen = new Set<unknown>(),
): boolean {
  if (!(error instanceof Error) || seen.has(error)) return false;
  seen.add(error);
  const { driverError, errors, cause } = error as {
    driverError?: unknown;
    errors?: unknown;
    cause?: unknown;
  };
  const inner = [driverError, cause, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
  return test(error) || inner.some((one) => hasWithin(one, test, seen));
}

function saysAway({ code, syscall, message }: NodeJS.ErrnoException): boolean {
  // ENOENT for a socket means that the database is down; for a file it does not.
  if (code === 'ENOENT') return syscall === 'connect';
  if (code === 'XX000') return DISK_MESSAGE.test(message);
  if (code !== undefined) return NETWORK_CODES.has(code) || AWAY_STATES.test(code);
  return DRIVER_MESSAGES.some((start) => message.startsWith(start));
}
