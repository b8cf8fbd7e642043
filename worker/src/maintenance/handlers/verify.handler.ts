import type { RunResult } from '@astaguide/contracts/maintenance/maintenance-run';
import { plural } from '@astaguide/contracts/lib/plural';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { CompactionRepository } from '../compaction.repository';
import { DayChecks } from '../day-checks';
import { defineRun } from '../define-run';
import type { RunProgress } from '../run-progress';
import { daysText, forEachDay } from './day-range';

/** Verifies the rollups of each day against the log. */
export async function verify(
  range: ReportPeriod,
  progress: RunProgress,
  checks: DayChecks,
  compaction: CompactionRepository,
): Promise<RunResult> {
  progress.add('drift', 0);
  const summary = () => {
    const differing = progress.of('differingDays');
    const found =
      differing === 0
        ? 'no difference'
        : `${plural(progress.of('drift'), 'row')} of ${plural(differing, 'day')} differ`;
    return `${daysText('Checked', progress)}: ${found}`;
  };
  const step = async (day: string) => {
    const drift = await checks.verify(day);
    if (drift === 0) return false;
    progress.add('drift', drift);
    progress.add('differingDays', 1);
    progress.note(`${day}: ${plural(drift, 'row')} differ${drift === 1 ? 's' : ''}`);
    return true;
  };
  return forEachDay(range, progress, compaction, { step, summary });
}

export const verifyRun = defineRun('verify', verify, [DayChecks, CompactionRepository]);
