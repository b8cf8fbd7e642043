import { RECENT_SALES, type RecentSale } from '@astaguide/contracts/earnings/recent-sale';
import { plusDays } from '@astaguide/contracts/lib/report-period';
import { Injectable } from '@nestjs/common';
import { EventTraceService } from '../../analytics/events/event-trace.service';
import { findClicks } from '../clicks.repository';
import { ConversionImportsRepository } from '../imports/conversion-imports.repository';
import { MAX_ATTRIBUTION } from '../rules/longest-attribution';
import { findRecentSales, type SaleRow } from './recent-sales.repository';

const statuses = { pending: 'pending', confirmed: 'approved', reversed: 'reversed' } as const;

/** The newest sales with the clicks that led to them. */
@Injectable()
export class RecentSalesService {
  constructor(
    private readonly imports: ConversionImportsRepository,
    private readonly traces: EventTraceService,
  ) {}

  async list(): Promise<RecentSale[]> {
    const sales = await findRecentSales(this.imports.manager, RECENT_SALES);
    const events = await this.findEvents(sales);
    return sales.map(({ id, clickId, state, ...sale }) => ({
      ...sale,
      id: Number(id),
      status: statuses[state],
      click: events.find((event) => event.id === clickId) ?? null,
    }));
  }

  private async findEvents(sales: readonly SaleRow[]) {
    const ids = sales.flatMap(({ clickId }) => clickId ?? []);
    if (ids.length === 0) return [];
    const days = sales.map(({ day }) => day).sort();
    // The report's day may differ from the site's by one.
    const range = { from: plusDays(days[0]!, -MAX_ATTRIBUTION - 1), to: plusDays(days.at(-1)!, 1) };
    const clicks = await findClicks(this.imports.manager, ids, range);
    return this.traces.describe(clicks.map(({ id, moment }) => ({ id, occurred_at: new Date(moment) })));
  }
}
