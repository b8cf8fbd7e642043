import type { RunResult } from '@astaguide/contracts/maintenance/maintenance-run';
import { plural } from '@astaguide/contracts/lib/plural';
import { readBacklog } from '@astaguide/queues/backlog';
import { eventsQueue, type RecordEventsJob } from '@astaguide/queues/events-queue';
import type { MaintenanceParameters } from '@astaguide/queues/maintenance-queue';
import { queueToken } from '@astaguide/queues/queue-provider';
import type { Queue } from 'bullmq';
import { DayChecks } from '../day-checks';
import { defineRun } from '../define-run';
import { RetryLaterError } from '../../lib/queue-processor';
import { ReferenceSweepRepository } from '../reference-sweep.repository';
import type { RunProgress } from '../run-progress';
import { VisitorErasureRepository } from '../visitor-erasure.repository';

/**
 * Deletes a visitor's events from the log, rebuilds the days that had some, and removes the texts that only they had.
 */
export async function eraseVisitor(
  { visitors, before }: MaintenanceParameters['erase-visitor'],
  progress: RunProgress,
  erasure: VisitorErasureRepository,
  checks: DayChecks,
  references: Pick<ReferenceSweepRepository, 'sweep'>,
  queue: Queue<RecordEventsJob>,
): Promise<RunResult> {
  await requireRecorded(Date.parse(before), erasure, queue);
  const summary = () => `Erased ${plural(progress.of('events'), 'event')} of one visitor`;
  await progress.begin(visitors.length);
  for (const visitor of visitors.slice(progress.done)) {
    const { events, days } = await erasure.erase(visitor, before);
    progress.add('events', events);
    // A repeated step finds no events, but its day may not have been rebuilt yet.
    const isStale = days.length === 0 && (await checks.verify(visitor.day)) > 0;
    for (const day of isStale ? [visitor.day] : days) await checks.rebuild(day);
    await progress.advance(summary(), { atOnce: true });
  }
  await references.sweep();
  return progress.result(summary());
}

export const eraseVisitorRun = defineRun('erase-visitor', eraseVisitor, [
  VisitorErasureRepository,
  DayChecks,
  ReferenceSweepRepository,
  queueToken(eventsQueue),
]);

/** Queued events that were accepted earlier would be recorded after the erasure. */
async function requireRecorded(
  before: number,
  erasure: VisitorErasureRepository,
  queue: Queue<RecordEventsJob>,
): Promise<void> {
  const [{ oldestAt }, oldestInboxAt] = await Promise.all([readBacklog(queue), erasure.oldestInboxAt()]);
  const oldest = Math.min(oldestAt ?? Infinity, oldestInboxAt?.getTime() ?? Infinity);
  if (oldest <= before) throw new RetryLaterError('Earlier events still wait to be recorded');
}
