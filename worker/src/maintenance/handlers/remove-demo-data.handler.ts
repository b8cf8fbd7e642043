import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';
import { DemoDataDays } from '../../demo-data/demo-data-days';
import { DemoDataRepository } from '../../demo-data/demo-data.repository';
import { defineRun } from '../define-run';
import { JobReport, plural } from '../job-report';
import type { RunProgress } from '../run-progress';
import { postponeWhenBusy } from './load-demo-data.handler';

const COUNTED = { events: 'event', sales: 'sale', products: 'product', posts: 'article' } as const;

/**
 * Removes demo data: events and their metrics day by day, then sales, products and articles. What the owner created or
 * edited stays.
 */
export function removeDemoData(
  _parameters: object,
  progress: RunProgress,
  demo: DemoDataRepository,
  days: DemoDataDays,
): Promise<RunResult> {
  return demo.alone(() => removeAll(progress, demo, days)).catch(postponeWhenBusy);
}

export const removeDemoDataRun = defineRun('remove-demo-data', removeDemoData, [
  DemoDataRepository,
  DemoDataDays,
]);

async function removeAll(
  progress: RunProgress,
  demo: DemoDataRepository,
  days: DemoDataDays,
): Promise<RunResult> {
  const jobReport = new JobReport(progress.result);
  // A resumed run does not find the days that are already done.
  const demoDays = await demo.findDays();
  await progress.begin(progress.done + demoDays.length + 1);
  for (const day of demoDays) {
    jobReport.add('events', await days.remove(day));
    await progress.advance(resultOf(jobReport), { atOnce: true });
  }
  jobReport.add('sales', await demo.deleteSales());
  const { products, posts } = await demo.deleteContent();
  jobReport.add('products', products);
  jobReport.add('posts', posts);
  await progress.advance(resultOf(jobReport), { atOnce: true });
  return resultOf(jobReport);
}

function resultOf(jobReport: JobReport): RunResult {
  const counts = Object.entries(COUNTED).map(([metric, noun]) => plural(jobReport.of(metric), noun));
  return jobReport.result(`Removed ${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}`);
}
