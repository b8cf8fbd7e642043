/**
 * How long a statement is waited for: a server that hangs must not hold calls for ever. The proxy in front gives an
 * answer up after 30 seconds. Milliseconds.
 */
export const QUERY_TIMEOUT = 25_000;
