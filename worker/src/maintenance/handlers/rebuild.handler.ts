import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';
import type { DayRange } from '@astaguide/queues/maintenance-queue';
import { CompactionRepository } from '../compaction.repository';
import { DayChecks } from '../day-checks';
import { defineRun } from '../define-run';
import { JobReport, plural } from '../job-report';
import type { RunProgress } from '../run-progress';
import { daysText, forEachDay } from './day-range';

/** Rebuilds the rollups of each day from the log, and verifies the day. */
export async function rebuild(
  range: DayRange,
  progress: RunProgress,
  checks: DayChecks,
  compaction: CompactionRepository,
): Promise<RunResult> {
  const jobReport = new JobReport(progress.result);
  jobReport.add('corrected', 0);
  jobReport.add('drift', 0);
  const summary = () => {
    const corrected = jobReport.of('corrected');
    const drift = jobReport.of('drift');
    const found = corrected === 0 ? 'nothing to correct' : `${plural(corrected, 'row')} corrected`;
    return `${daysText('Rebuilt', jobReport)}: ${found}${drift > 0 ? `, ${plural(drift, 'row')} still differ` : ''}`;
  };
  const step = async (day: string) => {
    const { before, after } = await checks.rebuild(day);
    jobReport.add('corrected', before);
    jobReport.add('drift', after);
    if (before > 0) jobReport.note(`${day}: ${plural(before, 'row')} corrected`);
    if (after > 0) jobReport.note(`${day}: ${plural(after, 'row')} still differ`);
    return before > 0;
  };
  await forEachDay(range, compaction, { progress, jobReport, step, summary });
  return jobReport.result(summary());
}

export const rebuildRun = defineRun('rebuild', rebuild, [DayChecks, CompactionRepository]);
