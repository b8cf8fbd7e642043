import { RECENT_SALES, type RecentSale } from '@astaguide/contracts/earnings/recent-sale';
import { plusDays } from '@astaguide/contracts/report/report-period';
import { Injectable } from '@nestjs/common';
import { EventTraceService } from '../../analytics/events/event-trace.service';
import { ClicksRepository } from '../clicks.repository';
import { MAX_ATTRIBUTION } from '../rules/longest-attribution';
import { RecentSalesRepository, type SaleRow } from './recent-sales.repository';

const statuses = { pending: 'pending', confirmed: 'approved', reversed: 'reversed' } as const;

/** The newest sales with the clicks that led to them. */
@Injectable()
export class RecentSalesService {
  constructor(
    private readonly sales: RecentSalesRepository,
    private readonly clicks: ClicksRepository,
    private readonly traces: EventTraceService,
  ) {}

  async list(): Promise<RecentSale[]> {
    const sales = await this.sales.find(RECENT_SALES);
    const events = await this.findClicks(sales);
    return sales.map(({ id, clickId, state, ...sale }) => ({
      ...sale,
      id: Number(id),
      status: statuses[state],
      click: events.find((event) => event.id === clickId) ?? null,
    }));
  }

  private async findClicks(sales: readonly SaleRow[]) {
    const ids = sales.flatMap(({ clickId }) => clickId ?? []);
    if (ids.length === 0) return [];
    const days = sales.map(({ day }) => day).sort();
    // The report's day may differ from the site's by one.
    const range = { from: plusDays(days[0]!, -MAX_ATTRIBUTION - 1), to: plusDays(days.at(-1)!, 1) };
    const clicks = await this.clicks.find(this.sales.manager, ids, range);
    return this.traces.describe(clicks.map(({ id, moment }) => ({ id, received_at: new Date(moment) })));
  }
}
