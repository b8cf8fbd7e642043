import type { DemoHistory } from '@astaguide/contracts/operations/demo-data';
import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';
import { DemoDataDays } from '../../demo-data/demo-data-days';
import { DemoDataBusyError, DemoDataRepository } from '../../demo-data/demo-data.repository';
import { planDays } from '../../demo-data/history/day-plan';
import { defineRun } from '../define-run';
import { RetryLaterError, PermanentJobError } from '../job-errors';
import { JobReport, plural } from '../job-report';
import type { RunProgress } from '../run-progress';

/** Records a generated history, day by day. */
export function loadDemoData(
  history: DemoHistory,
  progress: RunProgress,
  demo: DemoDataRepository,
  days: DemoDataDays,
): Promise<RunResult> {
  return demo.alone(() => addHistory(history, progress, demo, days)).catch(postponeWhenBusy);
}

export const loadDemoDataRun = defineRun('load-demo-data', loadDemoData, [DemoDataRepository, DemoDataDays]);

async function addHistory(
  history: DemoHistory,
  progress: RunProgress,
  demo: DemoDataRepository,
  days: DemoDataDays,
): Promise<RunResult> {
  const catalog = await demo.readCatalog();
  if (catalog.products.length === 0) throw new PermanentJobError('There are no products to visit.');
  const jobReport = new JobReport(progress.result);
  const result = () => {
    const [events, sales] = [jobReport.of('events'), jobReport.of('sales')];
    return jobReport.result(`Added ${plural(events, 'demo event')} and ${plural(sales, 'demo sale')}`);
  };
  const plans = planDays(history);
  await progress.begin(plans.length);
  for (const plan of plans.slice(progress.done)) {
    const { events, sales } = await days.add(history, plan, catalog);
    jobReport.add('events', events);
    jobReport.add('sales', sales);
    await progress.advance(result());
  }
  return result();
}

/** Another run that works on demo data ends soon. */
export function postponeWhenBusy(error: unknown): never {
  throw error instanceof DemoDataBusyError ? new RetryLaterError(error.message) : error;
}
