/**
 * An error as the log keeps it: not with all that it carries. A query that failed brings its parameters, and
 * those may be somebody's email address.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    // PostgreSQL's, or Node's.
    ...(typeof code === 'string' && { code }),
  };
}
