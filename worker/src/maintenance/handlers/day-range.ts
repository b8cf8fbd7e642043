import type { DayRange } from '@astaguide/queues/maintenance-queue';
import { daysBetween } from '../../rollups/days';
import type { CompactionRepository } from '../compaction.repository';
import type { Findings } from '../findings';
import { plural } from '../findings';
import { RunRefused } from '../run-outcomes';
import type { RunProgress } from '../run-progress';

export interface DayStep {
  progress: RunProgress;
  findings: Findings;
  /** Does one day. @returns whether it found something that a second try would not find */
  step: (day: string) => Promise<boolean>;
  summary: () => string;
}

/**
 * Goes through the days of a range. Those whose raw events were dropped are left out and noted: they would be
 * computed as zeros.
 *
 * @throws RunRefused when no day of the range has raw events any more
 */
export async function forEachDay(
  { from, to }: DayRange,
  compaction: CompactionRepository,
  { progress, findings, step, summary }: DayStep,
): Promise<void> {
  const days = daysBetween(from, to);
  const dropped = await compaction.findDropped(from, to);
  if (days.every((day) => dropped.has(day))) {
    throw new RunRefused([...new Set([...dropped].map(([day, on]) => droppedText(day, on)))].join(' '));
  }
  await progress.begin(days.length);
  for (const day of days.slice(progress.done)) {
    const droppedDay = dropped.get(day);
    let atOnce = false;
    if (droppedDay) {
      findings.add('skippedDays', 1);
      findings.note(droppedText(day, droppedDay));
    } else {
      findings.add('days', 1);
      atOnce = await step(day);
    }
    await progress.advance(findings.result(summary()), { atOnce });
  }
}

/** 'Checked 30 days', with those that could not be. */
export function daysText(verb: string, findings: Findings): string {
  const skipped = findings.of('skippedDays');
  return `${verb} ${plural(findings.of('days'), 'day')}${skipped > 0 ? `, left out ${skipped}` : ''}`;
}

const droppedText = (day: string, on: string) => `${day.slice(0, 7)}: raw events were dropped on ${on}.`;
