import type { ConversionReading, ListedRow } from '@astaguide/contracts/earnings/conversion-import';
import { Injectable } from '@nestjs/common';
import { ClicksRepository, type ClickRow } from '../clicks.repository';
import { identify, type IdentifiedSale } from '../rules/identities';
import { MAX_ATTRIBUTION } from '../rules/longest-attribution';
import { productMatcher } from '../rules/match-product';
import { readReport } from '../rules/read-report';
import { readRow, type RefusedRow, type ReportedSale } from '../rules/read-row';
import { nameKey } from '../rules/read-values';
import { ConversionsRepository, type Conversion, type CurrentConversion } from './conversions.repository';
import type { Transaction } from './conversion-imports.repository';

const DAY = 86_400_000;
/** Maximum length of a shown row. Characters. */
const SHOWN = 160;

export interface PreparedImport {
  retailerKey: string;
  headings: readonly string[];
  rows: number;
  conversions: Conversion[];
  /** The current rows of the same sales, by identity. */
  current: Map<string, CurrentConversion>;
  refused: ListedRow[];
  /** Lines that repeat another line. */
  repeated: number[];
  /** The text of a row, by its line. */
  textOf: (line: number) => string;
}

/** Parses an uploaded report and matches its rows to sales, clicks and products. Writes nothing. */
@Injectable()
export class PrepareImportService {
  constructor(
    private readonly clicks: ClicksRepository,
    private readonly conversions: ConversionsRepository,
  ) {}

  /** @throws InvalidInputError for a file that is not a table, or whose columns do not fit the mapping */
  async prepare(
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
    const clicks = await this.findClicks(manager, reported);
    const isDated = ({ day, clickId }: ReportedSale) => day !== null || clicks.has(clickId!);
    const refused = [
      ...read.filter((row): row is RefusedRow => 'reason' in row),
      ...reported
        .filter((sale) => !isDated(sale))
        .map(({ line }) => ({ line, reason: 'The click is not in the log, and the row has no date' })),
    ].toSorted((one, other) => one.line - other.line);

    const dated = reported.filter(isDated);
    const orderIds = dated.flatMap(({ orderId }) => orderId ?? []);
    const { sales, repeated } = identify(
      dated,
      await this.conversions.findLines(manager, retailerKey, [...new Set(orderIds)]),
    );
    const identities = sales.map(({ identity }) => identity);
    const current = await this.conversions.findCurrent(manager, retailerKey, identities);
    const productOf = productMatcher(
      await this.conversions.findProducts(manager),
      await this.conversions.findAliases(manager, retailerKey),
    );
    return {
      retailerKey,
      headings: report.headings,
      rows: report.rows.length,
      conversions: sales.map((sale) => {
        const click = sale.clickId === null ? undefined : clicks.get(sale.clickId);
        const known = current.get(sale.identity)?.productId;
        return conversionOf(sale, click, productOf(sale.product) ?? click?.productId ?? known);
      }),
      current,
      refused: refused.map(({ line, reason }) => ({ line, reason, text: textOf(line) })),
      repeated,
      textOf,
    };
  }

  private async findClicks(
    manager: Transaction,
    sales: readonly ReportedSale[],
  ): Promise<Map<string, ClickRow>> {
    const named = sales.filter(({ clickId }) => clickId !== null);
    if (named.length === 0) return new Map();
    const days = named.map(({ day }) => day).toSorted();
    const isDated = !days.includes(null);
    const found = await this.clicks.find(
      manager,
      [...new Set(named.map(({ clickId }) => clickId!))],
      // The retailer's clock or time zone may shift the day by one.
      isDated ? { from: shifted(days[0]!, -MAX_ATTRIBUTION - 1), to: shifted(days.at(-1)!, 1) } : null,
    );
    return new Map(found.map((click) => [click.id, click]));
  }
}

function conversionOf(
  { line, identity, orderId, clickId, product, amount, commission, state, day, moment }: IdentifiedSale,
  click: ClickRow | undefined,
  productId: number | null | undefined,
): Conversion {
  return {
    line,
    identity,
    orderId,
    clickId,
    amount,
    commission,
    state,
    productText: product,
    productKey: product && nameKey(product),
    productId: productId ?? null,
    day: day ?? click!.moment.slice(0, 10),
    moment: day === null ? click!.moment : moment,
  };
}

const shifted = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text);
