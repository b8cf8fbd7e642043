import type { RunResult } from '@astaguide/contracts/maintenance/maintenance-run';
import { plural } from '@astaguide/contracts/lib/plural';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { PermanentJobError } from '../../lib/queue-processor';
import { daysBetween } from '../../analytics/rollups/days';
import type { CompactionRepository } from '../compaction.repository';
import type { RunProgress } from '../run-progress';

export interface DayStep {
  /** Does one day. @returns whether it found something that a second try would not find */
  step: (day: string) => Promise<boolean>;
  /** Of the days so far. */
  summary: () => string;
}

/**
 * Goes through the days of a range. Those whose raw events were dropped are left out and noted: they would be
 * computed as zeros.
 *
 * @returns the result of the run
 * @throws PermanentJobError when no day of the range has raw events any more
 */
export async function forEachDay(
  { from, to }: ReportPeriod,
  progress: RunProgress,
  compaction: CompactionRepository,
  { step, summary }: DayStep,
): Promise<RunResult> {
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
      progress.add('skippedDays', 1);
      progress.note(droppedText(day, droppedDay));
    } else {
      progress.add('days', 1);
      atOnce = await step(day);
    }
    await progress.advance(summary(), { atOnce });
  }
  return progress.result(summary());
}

/** 'Checked 30 days', with the number that could not be checked. */
export function daysText(verb: string, progress: RunProgress): string {
  const skipped = progress.of('skippedDays');
  return `${verb} ${plural(progress.of('days'), 'day')}${skipped > 0 ? `, skipped ${skipped}` : ''}`;
}

const droppedText = (day: string, on: string) => `${day.slice(0, 7)}: raw events were deleted on ${on}.`;
