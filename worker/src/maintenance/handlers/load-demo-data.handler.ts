import type { DemoHistory } from '@astaguide/contracts/maintenance/demo-data';
import type { RunResult } from '@astaguide/contracts/maintenance/maintenance-run';
import { plural } from '@astaguide/contracts/lib/plural';
import { DemoDataDays } from '../demo-data/demo-data-days';
import { DemoDataRepository } from '../demo-data/demo-data.repository';
import { planDays } from '../demo-data/history/day-plan';
import { PermanentJobError } from '../../lib/queue-processor';
import { defineRun } from '../define-run';
import type { RunProgress } from '../run-progress';

/** Records a generated history, day by day, and sets the commissions that its sales are paid by. */
export function loadDemoData(
  history: DemoHistory,
  progress: RunProgress,
  demo: DemoDataRepository,
  days: DemoDataDays,
): Promise<RunResult> {
  return demo.alone(async () => {
    const catalog = await demo.readCatalog();
    if (catalog.products.length === 0) throw new PermanentJobError('There are no products to visit.');
    const summary = () => {
      const [events, sales] = [progress.of('events'), progress.of('sales')];
      return `Added ${plural(events, 'demo event')} and ${plural(sales, 'demo sale')}`;
    };
    await demo.addCommissions(history.from);
    const plans = planDays(history);
    await progress.begin(plans.length);
    for (const plan of plans.slice(progress.done)) {
      const { events, sales } = await days.add(history, plan, catalog);
      progress.add('events', events);
      progress.add('sales', sales);
      await progress.advance(summary());
    }
    return progress.result(summary());
  });
}

export const loadDemoDataRun = defineRun('load-demo-data', loadDemoData, [DemoDataRepository, DemoDataDays]);
