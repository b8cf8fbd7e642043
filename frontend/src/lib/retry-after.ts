/**
 * Parses Retry-After in both of its forms.
 *
 * @param now milliseconds since the epoch, for the form with a date
 * @returns whole seconds from now, undefined if missing or invalid
 */
export function retryAfterSeconds(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
