import { Inject, Injectable } from '@nestjs/common';
import type { DemoHistory } from '@astaguide/contracts/maintenance/demo-data';
import { Projector } from '../../analytics/projections/projector';
import { EventRecorder } from '../../analytics/events/event-recorder';
import { RollupsRepository } from '../../analytics/rollups/rollups.repository';
import { DemoDataRepository } from './demo-data.repository';
import type { DayPlan } from './history/day-plan';
import { demoDay } from './history/demo-day';
import type { DemoCatalog } from './history/pages';
import type { DemoSale } from './history/sales';

/** Adds demo data to the log as events that visitors sent, and takes it out again, a day at a time. */
@Injectable()
export class DemoDataDays {
  constructor(
    private readonly demo: DemoDataRepository,
    @Inject(EventRecorder) private readonly recorder: Pick<EventRecorder, 'record'>,
    @Inject(RollupsRepository) private readonly rollups: Pick<RollupsRepository, 'changeDay'>,
    @Inject(Projector) private readonly projector: Pick<Projector, 'computeNow'>,
  ) {}

  /** Records the events and sales of a day that are missing. @returns their numbers */
  async add(
    history: DemoHistory,
    plan: DayPlan,
    catalog: DemoCatalog,
  ): Promise<{ events: number; sales: number }> {
    const { events, sales } = demoDay(history, plan, catalog);
    const known = await this.demo.findEvents(plan.day);
    const fresh = events.filter(({ id }) => !known.has(id));
    if (fresh.length > 0) await this.recorder.record(fresh, null);
    for (const day of await this.demo.daysOf(plan.day)) await this.projector.computeNow(day);
    // Of another catalog the same visitors would have followed other links.
    const isKnown = ({ ofClick, productId }: DemoSale) =>
      !known.has(ofClick) || known.get(ofClick) === productId;
    return { events: fresh.length, sales: await this.demo.addSales(sales.filter(isKnown)) };
  }

  /** @returns how many events were removed */
  async remove(day: string): Promise<number> {
    const removed = await this.rollups.changeDay(day, (client) => this.demo.deleteEvents(client, day));
    await this.projector.computeNow(day);
    return removed;
  }
}
