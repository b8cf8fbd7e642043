import { Injectable } from '@nestjs/common';
import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';
import { DemoDataDays } from '../../demo-data/demo-data-days';
import { DemoDataRepository } from '../../demo-data/demo-data.repository';
import { Findings, plural } from '../findings';
import type { RunHandler } from '../run-handler';
import type { RunProgress } from '../run-progress';
import { postponeWhenBusy } from './load-demo-data.handler';

const COUNTED = { events: 'event', sales: 'sale', products: 'product', posts: 'article' } as const;

/**
 * Takes demo data out: events day by day, each with everything that was counted of it, then sales, products and
 * articles. What the owner made or edited stays.
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
    const findings = new Findings(progress.result);
    // Days that were done before this run was taken over are not found again.
    const days = await this.demo.findDays();
    await progress.begin(progress.done + days.length + 1);
    for (const day of days) {
      findings.add('events', await this.days.remove(day));
      await progress.advance(resultOf(findings), { atOnce: true });
    }
    findings.add('sales', await this.demo.deleteSales());
    const { products, posts } = await this.demo.deleteContent();
    findings.add('products', products);
    findings.add('posts', posts);
    await progress.advance(resultOf(findings), { atOnce: true });
    return resultOf(findings);
  }
}

function resultOf(findings: Findings): RunResult {
  const counts = Object.entries(COUNTED).map(([figure, noun]) => plural(findings.of(figure), noun));
  return findings.result(`Removed ${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}`);
}
