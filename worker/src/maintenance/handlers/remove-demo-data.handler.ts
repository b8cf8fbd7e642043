import { Injectable } from '@nestjs/common';
import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';
import { DemoDataDays } from '../../demo-data/demo-data-days';
import { DemoDataRepository } from '../../demo-data/demo-data.repository';
import { JobReport, plural } from '../job-report';
import type { RunHandler } from '../run-handler';
import type { RunProgress } from '../run-progress';
import { postponeWhenBusy } from './load-demo-data.handler';

const COUNTED = { events: 'event', sales: 'sale', products: 'product', posts: 'article' } as const;

/**
 * Removes demo data: events and their metrics day by day, then sales, products and articles. What the owner created or
 * edited stays.
 */
@Injectable()
export class RemoveDemoDataHandler implements RunHandler<'remove-demo-data'> {
  readonly kind = 'remove-demo-data';

  constructor(
    private readonly demo: DemoDataRepository,
    private readonly days: DemoDataDays,
  ) {}

  run(_parameters: object, progress: RunProgress): Promise<RunResult> {
    return this.demo.alone(() => this.remove(progress)).catch(postponeWhenBusy);
  }

  private async remove(progress: RunProgress): Promise<RunResult> {
    const jobReport = new JobReport(progress.result);
    // A resumed run does not find the days that are done already.
    const days = await this.demo.findDays();
    await progress.begin(progress.done + days.length + 1);
    for (const day of days) {
      jobReport.add('events', await this.days.remove(day));
      await progress.advance(resultOf(jobReport), { atOnce: true });
    }
    jobReport.add('sales', await this.demo.deleteSales());
    const { products, posts } = await this.demo.deleteContent();
    jobReport.add('products', products);
    jobReport.add('posts', posts);
    await progress.advance(resultOf(jobReport), { atOnce: true });
    return resultOf(jobReport);
  }
}

function resultOf(jobReport: JobReport): RunResult {
  const counts = Object.entries(COUNTED).map(([metric, noun]) => plural(jobReport.of(metric), noun));
  return jobReport.result(`Removed ${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}`);
}
