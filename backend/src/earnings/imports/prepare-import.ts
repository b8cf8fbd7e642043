import type { ConversionReading, ListedRow } from '@astaguide/contracts/earnings/conversion-import';
import { hash } from 'node:crypto';
import { readReport } from '../rules/read-report';
import { readSales } from '../rules/read-sales';
import { nameKey } from '../rules/read-values';
import type { Transaction } from './conversion-imports.repository';
import { findNameless } from './conversions.repository';
import { matchSales, type MatchedSales } from './record-sales';

/** Maximum length of a shown row. Characters. */
const SHOWN = 160;

export interface PreparedImport extends Omit<MatchedSales, 'undated'> {
  retailerKey: string;
  headings: readonly string[];
  rows: number;
  refused: ListedRow[];
  contentHash: string;
  /** Identities of the sales without an id on the days that the report covers. */
  replaced: string[];
  /** Number of rows that are not sales. */
  leftOut: number;
  /** The text of a row, by its line. */
  textOf: (line: number) => string;
}

/**
 * Parses an uploaded report and matches its rows. Writes nothing.
 *
 * @throws InvalidInputError for a file that is not a table, or if its mapping leaves open how to read it
 */
export async function prepareImport(
  manager: Transaction,
  file: Buffer,
  { retailer, mapping }: ConversionReading,
): Promise<PreparedImport> {
  const retailerKey = nameKey(retailer);
  const report = await readReport(file);
  const texts = new Map(report.rows.map(({ line, cells }) => [line, cells.join(' | ')]));
  const textOf = (line: number) => shortened(texts.get(line) ?? '');
  const read = readSales(report, mapping);
  const { undated, ...matched } = await matchSales(manager, retailerKey, read.sales);
  const refused = [
    ...read.refused,
    ...undated.map(({ line }) => ({
      line,
      reason: 'The click is not in the log, and the row has no date',
    })),
  ].toSorted((one, other) => one.line - other.line);
  return {
    ...matched,
    retailerKey,
    contentHash: hash('sha256', Buffer.concat([file, Buffer.from(JSON.stringify(mapping))])),
    replaced: matched.nameless ? await findNameless(manager, retailerKey, matched.nameless) : [],
    headings: report.headings,
    rows: report.rows.length,
    leftOut: read.leftOut.length,
    refused: refused.map(({ line, reason }) => ({ line, reason, text: textOf(line) })),
    textOf,
  };
}

const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text);
