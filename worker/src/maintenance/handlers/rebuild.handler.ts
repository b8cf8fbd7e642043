import type { RunResult } from '@astaguide/contracts/maintenance/maintenance-run';
import { plural } from '@astaguide/contracts/lib/plural';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { CompactionRepository } from '../compaction.repository';
import { DayChecks } from '../day-checks';
import { defineRun } from '../define-run';
import type { RunProgress } from '../run-progress';
import { daysText, forEachDay } from './day-range';

/** Rebuilds the rollups of each day from the log, and verifies the day. */
export async function rebuild(
  range: ReportPeriod,
  progress: RunProgress,
  checks: DayChecks,
  compaction: CompactionRepository,
): Promise<RunResult> {
  progress.add('corrected', 0);
  progress.add('drift', 0);
  const summary = () => {
    const corrected = progress.of('corrected');
    const drift = progress.of('drift');
    const found = corrected === 0 ? 'nothing to correct' : `${plural(corrected, 'row')} corrected`;
    return `${daysText('Rebuilt', progress)}: ${found}${drift > 0 ? `, ${plural(drift, 'row')} still differ` : ''}`;
  };
  const step = async (day: string) => {
    const { before, after } = await checks.rebuild(day);
    progress.add('corrected', before);
    progress.add('drift', after);
    if (before > 0) progress.note(`${day}: ${plural(before, 'row')} corrected`);
    if (after > 0) progress.note(`${day}: ${plural(after, 'row')} still differ`);
    return before > 0;
  };
  return forEachDay(range, progress, compaction, { step, summary });
}

export const rebuildRun = defineRun('rebuild', rebuild, [DayChecks, CompactionRepository]);
