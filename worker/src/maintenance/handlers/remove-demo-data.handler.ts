import type { RunResult } from '@astaguide/contracts/maintenance/maintenance-run';
import { plural } from '@astaguide/contracts/lib/plural';
import { DemoDataDays } from '../demo-data/demo-data-days';
import { DemoDataRepository } from '../demo-data/demo-data.repository';
import { defineRun } from '../define-run';
import { ReferenceSweepRepository } from '../reference-sweep.repository';
import type { RunProgress } from '../run-progress';

/**
 * Removes demo data: events and their metrics day by day, then sales, products and articles. What the owner created or
 * edited stays.
 */
export function removeDemoData(
  _parameters: object,
  progress: RunProgress,
  demo: DemoDataRepository,
  days: DemoDataDays,
  references: Pick<ReferenceSweepRepository, 'sweep'>,
): Promise<RunResult> {
  return demo.alone(async () => {
    // A resumed run does not find the days that are already done.
    const demoDays = await demo.findDays();
    await progress.begin(progress.done + demoDays.length + 1);
    for (const day of demoDays) {
      progress.add('events', await days.remove(day));
      await progress.advance(summaryOf(progress), { atOnce: true });
    }
    progress.add('sales', await demo.deleteSales());
    const { products, posts } = await demo.deleteContent();
    progress.add('products', products);
    progress.add('posts', posts);
    await references.sweep();
    await progress.advance(summaryOf(progress), { atOnce: true });
    return progress.result(summaryOf(progress));
  });
}

export const removeDemoDataRun = defineRun('remove-demo-data', removeDemoData, [
  DemoDataRepository,
  DemoDataDays,
  ReferenceSweepRepository,
]);

const summaryOf = (progress: RunProgress) =>
  `Removed ${plural(progress.of('events'), 'event')}, ${plural(progress.of('sales'), 'sale')}, ` +
  `${plural(progress.of('products'), 'product')} and ${plural(progress.of('posts'), 'article')}`;
