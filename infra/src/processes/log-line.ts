/** Cheap enough for every line of a busy server: 50 is error, 60 is fatal in pino's numbers. */
const SEVERE = /"level":(?:50|60|"error"|"fatal")/;

/**
 * What of a process's log line is worth the terminal: errors, in short, and whatever is not a log record.
 *
 * @returns undefined for a record below error, and for an empty line
 */
export function terminalLine(line: string): string | undefined {
  const trimmed = line.trimEnd();
  if (trimmed === '') return undefined;
  if (!trimmed.startsWith('{') || !trimmed.endsWith('}')) return trimmed;
  return SEVERE.test(trimmed) ? describeSevere(trimmed) : undefined;
}

function describeSevere(line: string): string | undefined {
  let record: { level?: unknown; msg?: unknown; err?: { message?: unknown } };
  try {
    record = JSON.parse(line) as typeof record;
  } catch {
    return line;
  }
  const level = { 50: 'error', 60: 'fatal', error: 'error', fatal: 'fatal' }[String(record.level)];
  // The words stood somewhere deeper in the record.
  if (!level) return undefined;
  const parts = [record.msg, record.err?.message].filter((part) => typeof part === 'string' && part !== '');
  return `${level}: ${[...new Set(parts)].join(': ') || line}`;
}
