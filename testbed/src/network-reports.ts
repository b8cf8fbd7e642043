import { clickIdOf } from '@astaguide/contracts/earnings/click-id';
import type { ConversionState } from '@astaguide/contracts/earnings/conversion-import';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sales and commission as text with two decimals, or more where the network has more. */
type Money = readonly [sales: string, commission: string];

const reports = join(__dirname, '..', 'reports');

/** A report in the shape of a network, with invented data, and what it says. */
export interface NetworkReport {
  /** In `testbed/reports`. */
  file: string;
  /** The network that the headings tell; null if the headings could be anyone's. */
  network: string | null;
  /** Added by hand from the lines of the file; `sums` says how, where several lines are added. */
  totals: Partial<Record<`${ConversionState} ${string}`, Money>>;
  /** Lines with the id of a click. */
  clicks: number;
  /** Test transactions. */
  leftOut?: number;
  totalLines?: number;
  /** What the file leaves open, and what an owner would choose. */
  chosen?: { currency?: string; states?: Record<string, ConversionState> };
}

export const networkReports = JSON.parse(
  readFileSync(join(reports, 'expected.json'), 'utf8'),
) as readonly NetworkReport[];

/** Ids as networks report them: a UUID, or 24 letters and digits, which ClickBank turns into capitals. */
const CLICK = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\b[R-Z][\dA-Z]{23}\b/g;

/**
 * The bytes of a report.
 *
 * @param clicks replace the click ids of the file, in their order; the same id everywhere it occurs
 */
export function networkReport(file: string, clicks: readonly string[]): Buffer {
  const bytes = readFileSync(join(reports, file));
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const encoding = isWide ? 'utf16le' : 'latin1';
  const text = bytes.toString(encoding);
  const found = [...new Set(text.match(CLICK))];
  const own = (id: string) => {
    const click = clicks[found.indexOf(id)]!;
    return id.includes('-') ? click : clickIdOf(click).toUpperCase();
  };
  return Buffer.from(text.replaceAll(CLICK, own), encoding);
}
