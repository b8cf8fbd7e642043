import { Injectable } from '@nestjs/common';
import type { DemoHistory } from '@astaguide/contracts/operations/demo-data';
import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';
import { DemoDataDays } from '../../demo-data/demo-data-days';
import { DemoDataBusyError, DemoDataRepository } from '../../demo-data/demo-data.repository';
import { planDays } from '../../demo-data/history/day-plan';
import { JobReport, plural } from '../job-report';
import type { RunHandler } from '../run-handler';
import { RetryLaterError, PermanentJobError } from '../job-errors';
import type { RunProgress } from '../run-progress';

/** Records a generated history, day by day. */
@Injectable()
export class LoadDemoDataHandler implements RunHandler<'load-demo-data'> {
  readonly kind = 'load-demo-data';

  constructor(
    private readonly demo: DemoDataRepository,
    private readonly days: DemoDataDays,
  ) {}

  run(history: DemoHistory, progress: RunProgress): Promise<RunResult> {
    return this.demo.alone(() => this.add(history, progress)).catch(postponeWhenBusy);
  }

  private async add(history: DemoHistory, progress: RunProgress): Promise<RunResult> {
    const catalog = await this.demo.readCatalog();
    if (catalog.products.length === 0) throw new PermanentJobError('There are no products to visit.');
    const jobReport = new JobReport(progress.result);
    const result = () => {
      const [events, sales] = [jobReport.of('events'), jobReport.of('sales')];
      return jobReport.result(`Added ${plural(events, 'demo event')} and ${plural(sales, 'demo sale')}`);
    };
    const plans = planDays(history);
    await progress.begin(plans.length);
    for (const plan of plans.slice(progress.done)) {
      const { events, sales } = await this.days.add(history, plan, catalog);
      jobReport.add('events', events);
      jobReport.add('sales', sales);
      await progress.advance(result());
    }
    return result();
  }
}

/** Whoever is at it has ended soon. */
export function postponeWhenBusy(error: unknown): never {
  throw error instanceof DemoDataBusyError ? new RetryLaterError(error.message) : error;
}
