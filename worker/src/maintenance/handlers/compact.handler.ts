import type { RunResult } from '@astaguide/contracts/maintenance/maintenance-run';
import { plural } from '@astaguide/contracts/lib/plural';
import { DatabaseError } from 'pg';
import { DayDroppedError } from '../../analytics/rollups/rollups.repository';
import { CompactionRepository, type LogMonth } from '../compaction.repository';
import { DayChecks } from '../day-checks';
import { defineRun } from '../define-run';
import { ReferenceSweepRepository } from '../reference-sweep.repository';
import type { RunProgress } from '../run-progress';
import { WORKER_CONFIG, type WorkerConfig } from '../../lib/config';

/** SQLSTATEs of a lock timeout and of a deadlock with the recorder of a late event. */
const TOO_BUSY = ['55P03', '40P01'];

/** Why a month that was proven is left, until the next run. */
const LEFT = {
  grown: 'events arrived during verification.',
  waiting: 'metrics of one of its days are not computed yet.',
};

/**
 * Drops months of the log that are past the retention, and removes texts that nothing refers to any longer. A month is
 * dropped only if all its days were just verified and nothing remains to be computed from them.
 */
export async function compact(
  _parameters: object,
  progress: RunProgress,
  checks: DayChecks,
  compaction: CompactionRepository,
  references: Pick<ReferenceSweepRepository, 'sweep'>,
  { rawRetentionMonths }: Pick<WorkerConfig, 'rawRetentionMonths'>,
): Promise<RunResult> {
  const cutoff = retentionCutoff(new Date(), rawRetentionMonths);
  if (cutoff === null) {
    await references.sweep();
    return progress.result('Raw events are kept forever: nothing to delete');
  }
  const summary = () => summaryOf(progress, cutoff);
  // A resumed run does not find the months that it has already dropped.
  const months = await compaction.findMonthsBefore(cutoff);
  await progress.begin(progress.done + months.length);
  for (const month of months) {
    const left = await dropVerified(month, progress, checks, compaction);
    if (left !== null) {
      progress.add('leftMonths', 1);
      progress.note(`${nameOf(month)} kept: ${left}`);
    }
    await progress.advance(summary(), { atOnce: true });
  }
  await references.sweep();
  return progress.result(summary());
}

export const compactRun = defineRun('compact', compact, [
  DayChecks,
  CompactionRepository,
  ReferenceSweepRepository,
  WORKER_CONFIG,
]);

/** @returns why the month is kept; null if it was dropped */
async function dropVerified(
  month: LogMonth,
  progress: RunProgress,
  checks: DayChecks,
  compaction: CompactionRepository,
): Promise<string | null> {
  const events = await compaction.countEvents(month);
  const difference = await findDifference(await compaction.findDays(month), checks);
  if (difference !== null) return difference;
  try {
    const outcome = await compaction.drop(month, events);
    if (outcome !== 'dropped') return LEFT[outcome];
  } catch (error) {
    if (!(error instanceof DatabaseError) || !TOO_BUSY.includes(error.code ?? '')) throw error;
    return 'the log was busy.';
  }
  progress.add('droppedMonths', 1);
  progress.add('events', events);
  progress.note(`${nameOf(month)} deleted: ${plural(events, 'event')}`);
  return null;
}

/** @returns the first difference; null if all days match the log, or can no longer be verified */
async function findDifference(days: string[], checks: DayChecks): Promise<string | null> {
  for (const day of days) {
    const drift = await verify(day, checks);
    if (drift > 0)
      return `${plural(drift, 'row')} of ${day} ${drift === 1 ? 'doesn’t' : 'don’t'} match the raw events. Rebuild that day first.`;
  }
  return null;
}

async function verify(day: string, checks: DayChecks): Promise<number> {
  try {
    return await checks.verify(day);
  } catch (error) {
    // Part of the day was dropped with another month: the day begins in the month before, or its events came late.
    if (error instanceof DayDroppedError) return 0;
    throw error;
  }
}

function summaryOf(progress: RunProgress, cutoff: string): string {
  const dropped = progress.of('droppedMonths');
  const left = progress.of('leftMonths');
  const before = `before ${cutoff.slice(0, 7)}`;
  if (dropped + left === 0) return `No raw events from ${before}`;
  const droppedText = `Deleted ${plural(dropped, 'month')} from ${before}`;
  return left > 0 ? `${droppedText}, kept ${left}` : droppedText;
}

const nameOf = ({ month }: LogMonth) => month.slice(0, 7);

/**
 * The first day whose raw events are kept: the first of a month, the given number of months before the current one.
 *
 * @param months 0 keeps raw events forever
 * @returns 'YYYY-MM-DD' in UTC; null for forever
 */
export function retentionCutoff(now: Date, months: number): string | null {
  if (months === 0) return null;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 10);
}
