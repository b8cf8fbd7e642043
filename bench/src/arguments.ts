/**
 * Parses a number from the command line.
 *
 * @throws RangeError that names the option
 */
export function readNumber(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number) || number < 0)
    throw new RangeError(`--${name}: no number: ${text}`);
  return number;
}
