import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';
import type { DayRange } from '@astaguide/queues/maintenance-queue';
import { CompactionRepository } from '../compaction.repository';
import { DayChecks } from '../day-checks';
import { defineRun } from '../define-run';
import { JobReport, plural } from '../job-report';
import type { RunProgress } from '../run-progress';
import { daysText, forEachDay } from './day-range';

/** Verifies the rollups of each day against the log. */
export async function verify(
  range: DayRange,
  progress: RunProgress,
  checks: DayChecks,
  compaction: CompactionRepository,
): Promise<RunResult> {
  const jobReport = new JobReport(progress.result);
  jobReport.add('drift', 0);
  const summary = () => {
    const differing = jobReport.of('differingDays');
    const found =
      differing === 0
        ? 'no difference'
        : `${plural(jobReport.of('drift'), 'row')} of ${plural(differing, 'day')} differ`;
    return `${daysText('Checked', jobReport)}: ${found}`;
  };
  const step = async (day: string) => {
    const drift = await checks.verify(day);
    if (drift === 0) return false;
    jobReport.add('drift', drift);
    jobReport.add('differingDays', 1);
    jobReport.note(`${day}: ${plural(drift, 'row')} differ${drift === 1 ? 's' : ''}`);
    return true;
  };
  await forEachDay(range, compaction, { progress, jobReport, step, summary });
  return jobReport.result(summary());
}

export const verifyRun = defineRun('verify', verify, [DayChecks, CompactionRepository]);
