/**
 * Timeout of a statement, so that a hanging server does not block requests. Below the 30 s of the proxy in front.
 * Milliseconds.
 */
export const QUERY_TIMEOUT = 25_000;
