import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';
import { plural } from '@astaguide/contracts/values/plural';
import type { MaintenanceParameters } from '@astaguide/queues/maintenance-queue';
import { DayChecks } from '../day-checks';
import { defineRun } from '../define-run';
import { EventsBacklog } from '../events-backlog';
import { RetryLaterError } from '../../job-errors';
import type { RunProgress } from '../run-progress';
import { VisitorErasureRepository } from '../visitor-erasure.repository';

/** Deletes a visitor's events from the log, and rebuilds the days that had some. */
export async function eraseVisitor(
  { visitors, before }: MaintenanceParameters['erase-visitor'],
  progress: RunProgress,
  erasure: VisitorErasureRepository,
  checks: DayChecks,
  backlog: EventsBacklog,
): Promise<RunResult> {
  await requireRecorded(Date.parse(before), erasure, backlog);
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
  return progress.result(summary());
}

export const eraseVisitorRun = defineRun('erase-visitor', eraseVisitor, [
  VisitorErasureRepository,
  DayChecks,
  EventsBacklog,
]);

/** Queued events that were accepted earlier would be recorded after the erasure. */
async function requireRecorded(
  before: number,
  erasure: VisitorErasureRepository,
  backlog: EventsBacklog,
): Promise<void> {
  const [{ oldestAt }, oldestInboxAt] = await Promise.all([backlog.read(), erasure.oldestInboxAt()]);
  const oldest = Math.min(oldestAt ?? Infinity, oldestInboxAt?.getTime() ?? Infinity);
  if (oldest <= before) throw new RetryLaterError('Earlier events still wait to be recorded');
}
