import type { DayRange } from '@astaguide/queues/maintenance-queue';
import { daysBetween } from '../../rollups/days';
import type { CompactionRepository } from '../compaction.repository';
import type { JobReport } from '../job-report';
import { plural } from '../job-report';
import { PermanentJobError } from '../job-errors';
import type { RunProgress } from '../run-progress';

export interface DayStep {
  progress: RunProgress;
  jobReport: JobReport;
  /** Does one day. @returns whether it found something that a second try would not find */
  step: (day: string) => Promise<boolean>;
  summary: () => string;
}

/**
 * Goes through the days of a range. Those whose raw events were dropped are left out and noted: they would be
 * computed as zeros.
 *
 * @throws PermanentJobError when no day of the range has raw events any more
 */
export async function forEachDay(
  { from, to }: DayRange,
  compaction: CompactionRepository,
  { progress, jobReport, step, summary }: DayStep,
): Promise<void> {
  const days = daysBetween(from, to);
  const dropped = await compaction.findDropped(from, to);
  if (days.every((day) => dropped.has(day))) {
    throw new PermanentJobError(
      [...new Set([...dropped].map(([day, on]) => droppedText(day, on)))].join(' '),
    );
  }
  await progress.begin(days.length);
  for (const day of days.slice(progress.done)) {
    const droppedDay = dropped.get(day);
    let atOnce = false;
    if (droppedDay) {
      jobReport.add('skippedDays', 1);
      jobReport.note(droppedText(day, droppedDay));
    } else {
      jobReport.add('days', 1);
      atOnce = await step(day);
    }
    await progress.advance(jobReport.result(summary()), { atOnce });
  }
}

/** 'Checked 30 days', with those that could not be. */
export function daysText(verb: string, jobReport: JobReport): string {
  const skipped = jobReport.of('skippedDays');
  return `${verb} ${plural(jobReport.of('days'), 'day')}${skipped > 0 ? `, skipped ${skipped}` : ''}`;
}

const droppedText = (day: string, on: string) => `${day.slice(0, 7)}: raw events were deleted on ${on}.`;
