/**
 * An error as it is logged, without all of its properties: a failed query contains its parameters, which may be
 * personal data.
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
