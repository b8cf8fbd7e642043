import { Injectable } from '@nestjs/common';
import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';
import type { DayRange } from '@astaguide/queues/maintenance-queue';
import { CompactionRepository } from '../compaction.repository';
import { DayChecks } from '../day-checks';
import { Findings, plural } from '../findings';
import type { RunHandler } from '../run-handler';
import type { RunProgress } from '../run-progress';
import { daysText, forEachDay } from './day-range';

/** Computes the rollups of each day from the log, puts them in place, and verifies the day. */
@Injectable()
export class RebuildHandler implements RunHandler<'rebuild'> {
  readonly kind = 'rebuild';

  constructor(
    private readonly checks: DayChecks,
    private readonly compaction: CompactionRepository,
  ) {}

  async run(range: DayRange, progress: RunProgress): Promise<RunResult> {
    const findings = new Findings(progress.result);
    findings.add('corrected', 0);
    findings.add('drift', 0);
    const summary = () => {
      const corrected = findings.of('corrected');
      const drift = findings.of('drift');
      const found = corrected === 0 ? 'nothing to correct' : `${plural(corrected, 'row')} corrected`;
      return `${daysText('Rebuilt', findings)}: ${found}${drift > 0 ? `, ${plural(drift, 'row')} still differ` : ''}`;
    };
    const step = async (day: string) => {
      const { before, after } = await this.checks.rebuild(day);
      findings.add('corrected', before);
      findings.add('drift', after);
      if (before > 0) findings.note(`${day}: ${plural(before, 'row')} corrected`);
      if (after > 0) findings.note(`${day}: ${plural(after, 'row')} differ even now`);
      return before > 0;
    };
    await forEachDay(range, this.compaction, { progress, findings, step, summary });
    return findings.result(summary());
  }
}
