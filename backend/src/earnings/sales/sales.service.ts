import type {
  RecentSale,
  SaleCorrection,
  SalePath,
  SalesFilter,
  salesQuerySchema,
} from '@astaguide/contracts/earnings/recent-sale';
import { csvTable } from '@astaguide/contracts/lib/csv';
import { plusDays } from '@astaguide/contracts/lib/report-period';
import { dayIn } from '@astaguide/contracts/lib/time-zone';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { CsvFile } from '../../analytics/csv-file';
import { EventTraceService } from '../../analytics/events/event-trace.service';
import { InvalidInputError, NotFoundError } from '../../http/errors';
import { SiteTimeZone } from '../../settings/site-time-zone';
import { findClicks, findVisit } from '../clicks.repository';
import { ConversionImportsRepository, type Transaction } from '../imports/conversion-imports.repository';
import { settleConversions, withOrders } from '../imports/conversions.repository';
import { recordSales } from '../imports/record-sales';
import { hasProduct } from '../imports/unmatched.repository';
import { MAX_ATTRIBUTION } from '../rules/longest-attribution';
import { findCurrentRow, findSales, removeCorrection, type SaleRow } from './sales.repository';

const statuses = { pending: 'pending', confirmed: 'approved', reversed: 'reversed' } as const;
const states = { pending: 'pending', approved: 'confirmed', reversed: 'reversed' } as const;

/** The columns of the file of sales. */
export const SALES_COLUMNS = [
  'day',
  'kind',
  'network',
  'order_id',
  'row_id',
  'product',
  'amount',
  'currency',
  'commission',
  'commission_currency',
  'status',
  'paid',
  'paid_on',
  'corrected',
  'click_id',
];

const GONE = 'This sale was changed or no longer exists. Reload the list.';

/** All sales with the clicks that led to them, and the owner's corrections of them. */
@Injectable()
export class SalesService {
  constructor(
    private readonly imports: ConversionImportsRepository,
    private readonly traces: EventTraceService,
    private readonly zone: SiteTimeZone,
  ) {}

  /** Newest first. */
  async list({ limit, offset, ...filter }: z.output<typeof salesQuerySchema>): Promise<RecentSale[]> {
    return this.describe(await findSales(this.imports.manager, filter, { limit, offset }));
  }

  /** All sales that pass the filter as a CSV file. */
  async file(filter: SalesFilter): Promise<CsvFile> {
    const sales = await findSales(this.imports.manager, filter, {});
    const word = (is: boolean) => (is ? 'yes' : 'no');
    const rows = sales.map((sale) => [
      sale.day,
      sale.kind,
      sale.network,
      sale.orderId,
      sale.rowId,
      sale.productName,
      sale.amount,
      sale.currency,
      sale.commission,
      sale.commissionCurrency,
      statuses[sale.state],
      word(sale.isPaid),
      sale.paidOn,
      word(sale.isCorrected),
      sale.clickId,
    ]);
    return { name: 'sales.csv', text: csvTable([SALES_COLUMNS, ...rows]) };
  }

  /** @throws NotFoundError when the sale was changed meanwhile, or does not exist */
  async findPath(id: number): Promise<SalePath> {
    const { manager } = this.imports;
    const [sale] = await findSales(manager, {}, { id });
    if (!sale) throw new NotFoundError(GONE);
    if (sale.clickId === null) return { state: 'no-click', events: [] };
    const [click] = await findClicks(manager, [sale.clickId], rangeOf([sale]));
    if (!click) return { state: 'gone', events: [] };
    const events = await this.traces.describe(await findVisit(manager, click));
    return { state: 'known', events: events.toReversed() };
  }

  /**
   * Replaces values of a sale, whatever its network reports; later reports change the others.
   *
   * @throws NotFoundError when the sale was changed meanwhile, or does not exist
   * @throws InvalidInputError for a product that is not in the catalog, or a day in the future
   */
  async correct(id: number, correction: SaleCorrection): Promise<RecentSale> {
    const { day, status, ...values } = correction;
    if (day && day > dayIn(new Date(), await this.zone.get()))
      throw new InvalidInputError([{ path: 'day', message: 'Enter a day that is not in the future' }]);
    const corrected = await this.imports.alone(async (manager) => {
      const { row, retailer } = await currentRow(manager, id);
      if (values.productId && !(await hasProduct(manager, values.productId)))
        throw new InvalidInputError([{ path: 'productId', message: 'This product no longer exists' }]);
      const { retailerKey } = row;
      const importId = await this.imports.growing(manager, retailer, 'isCorrection');
      const isPaid = values.isPaid ?? row.isPaid;
      const sale = {
        ...row,
        productId: values.productId === undefined ? row.productId : values.productId,
        amount: values.amount ?? row.amount,
        commission: values.commission === undefined ? row.commission : values.commission,
        state: status ? states[status] : row.state,
        day: day ?? row.day,
        moment: day ? null : (row.moment?.toISOString() ?? null),
        isPaid,
        paidOn: isPaid ? row.paidOn : null,
        corrected: [
          ...new Set([
            ...(row.corrected ?? []),
            ...Object.entries(correction).flatMap(([field, value]) => (value === undefined ? [] : field)),
          ]),
        ],
      };
      const reporting = { importId, retailerKey, reportedAt: null, asOf: null };
      const ids = await recordSales(manager, reporting, [sale]);
      return findSales(manager, {}, { id: ids[0]! });
    });
    return (await this.describe(corrected))[0]!;
  }

  /** @throws NotFoundError when the sale is not corrected */
  undoCorrection(id: number): Promise<void> {
    return this.imports.alone(async (manager) => {
      const sale = await removeCorrection(manager, id);
      if (!sale) throw new NotFoundError(GONE);
      const { retailerKey, identity } = sale;
      await settleConversions(manager, retailerKey, await withOrders(manager, retailerKey, [identity]));
    });
  }

  private async describe(sales: readonly SaleRow[]): Promise<RecentSale[]> {
    const events = await this.findEvents(sales);
    return sales.map(({ clickId, state, ...sale }) => ({
      ...sale,
      status: statuses[state],
      click: events.find((event) => event.id === clickId) ?? null,
    }));
  }

  private async findEvents(sales: readonly SaleRow[]) {
    const ids = sales.flatMap(({ clickId }) => clickId ?? []);
    if (ids.length === 0) return [];
    const clicks = await findClicks(this.imports.manager, ids, rangeOf(sales));
    return this.traces.describe(clicks.map(({ id, moment }) => ({ id, occurred_at: new Date(moment) })));
  }
}

/** The days on which the clicks of sales may be. The report's day may differ from the site's by one. */
function rangeOf(sales: readonly SaleRow[]): { from: string; to: string } {
  const days = sales.map(({ day }) => day).toSorted();
  return { from: plusDays(days[0]!, -MAX_ATTRIBUTION - 1), to: plusDays(days.at(-1)!, 1) };
}

async function currentRow(manager: Transaction, id: number) {
  const found = await findCurrentRow(manager, id);
  if (!found) throw new NotFoundError(GONE);
  return found;
}
