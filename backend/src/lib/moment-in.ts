/**
 * Reads a moment as exports write it: ISO 8601, also with a space for the T, and with '+00', '+0200' or 'UTC' for the
 * offset. A day, and a time without an offset, is UTC. NaN for what is no moment, such as February 30.
 */
export function momentIn(text: string): number {
  const [, day, time = '00:00', offset = ''] =
    /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))? ?(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/i.exec(
      text.trim(),
    ) ?? [];
  // Date.parse reads February 30 as March 1.
  if (day === undefined || new Date(`${day}T00:00Z`).toJSON()?.slice(0, 10) !== day) return NaN;
  const [, hours, minutes = '00'] = /^([+-]\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  return Date.parse(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`);
}
