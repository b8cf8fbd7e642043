import type { ConversionReading, ListedRow } from '@astaguide/contracts/earnings/conversion-import';
import { readReport } from '../rules/read-report';
import { readRow, type RefusedRow, type ReportedSale } from '../rules/read-row';
import { nameKey } from '../rules/read-values';
import type { Transaction } from './conversion-imports.repository';
import { matchSales, type MatchedSales } from './match-sales';

/** Maximum length of a shown row. Characters. */
const SHOWN = 160;

export interface PreparedImport extends Omit<MatchedSales, 'undated'> {
  retailerKey: string;
  headings: readonly string[];
  rows: number;
  refused: ListedRow[];
  /** The text of a row, by its line. */
  textOf: (line: number) => string;
}

/**
 * Parses an uploaded report and matches its rows. Writes nothing.
 *
 * @throws InvalidInputError for a file that is not a table, or whose columns do not fit the mapping
 */
export async function prepareImport(
  manager: Transaction,
  file: Buffer,
  { retailer, mapping }: ConversionReading,
): Promise<PreparedImport> {
  const retailerKey = nameKey(retailer);
  const report = readReport(file);
  const texts = new Map(report.rows.map(({ line, cells }) => [line, cells.join(' | ')]));
  const textOf = (line: number) => shortened(texts.get(line) ?? '');
  const read = report.rows.map((row) => readRow(row, mapping));
  const reported = read.filter((row): row is ReportedSale => !('reason' in row));
  const { undated, ...matched } = await matchSales(manager, retailerKey, reported);
  const refused = [
    ...read.filter((row): row is RefusedRow => 'reason' in row),
    ...undated.map(({ line }) => ({
      line,
      reason: 'The click is not in the log, and the row has no date',
    })),
  ].toSorted((one, other) => one.line - other.line);
  return {
    ...matched,
    retailerKey,
    headings: report.headings,
    rows: report.rows.length,
    refused: refused.map(({ line, reason }) => ({ line, reason, text: textOf(line) })),
    textOf,
  };
}

const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text);
