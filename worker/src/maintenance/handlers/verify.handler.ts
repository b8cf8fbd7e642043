import { Injectable } from '@nestjs/common';
import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';
import type { DayRange } from '@astaguide/queues/maintenance-queue';
import { CompactionRepository } from '../compaction.repository';
import { DayChecks } from '../day-checks';
import { Findings, plural } from '../findings';
import type { RunHandler } from '../run-handler';
import type { RunProgress } from '../run-progress';
import { daysText, forEachDay } from './day-range';

/** Holds the rollups of each day against the log. */
@Injectable()
export class VerifyHandler implements RunHandler<'verify'> {
  readonly kind = 'verify';

  constructor(
    private readonly checks: DayChecks,
    private readonly compaction: CompactionRepository,
  ) {}

  async run(range: DayRange, progress: RunProgress): Promise<RunResult> {
    const findings = new Findings(progress.result);
    findings.add('drift', 0);
    const summary = () => {
      const differing = findings.of('differingDays');
      const found =
        differing === 0
          ? 'no difference'
          : `${plural(findings.of('drift'), 'row')} of ${plural(differing, 'day')} differ`;
      return `${daysText('Checked', findings)}: ${found}`;
    };
    const step = async (day: string) => {
      const drift = await this.checks.verify(day);
      if (drift === 0) return false;
      findings.add('drift', drift);
      findings.add('differingDays', 1);
      findings.note(`${day}: ${plural(drift, 'row')} differ${drift === 1 ? 's' : ''}`);
      return true;
    };
    await forEachDay(range, this.compaction, { progress, findings, step, summary });
    return findings.result(summary());
  }
}
