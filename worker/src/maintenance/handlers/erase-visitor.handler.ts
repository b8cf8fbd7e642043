import { Injectable } from '@nestjs/common';
import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';
import type { MaintenanceParameters } from '@astaguide/queues/maintenance-queue';
import { DayChecks } from '../day-checks';
import { JobReport, plural } from '../job-report';
import type { RunHandler } from '../run-handler';
import { RetryLaterError } from '../job-errors';
import type { RunProgress } from '../run-progress';
import { VisitorErasureRepository } from '../visitor-erasure.repository';
import { EventsBacklog } from '../events-backlog';

/** Takes a visitor's events out of the log, and counts the days that had some anew. */
@Injectable()
export class EraseVisitorHandler implements RunHandler<'erase-visitor'> {
  readonly kind = 'erase-visitor';

  constructor(
    private readonly erasure: VisitorErasureRepository,
    private readonly checks: DayChecks,
    private readonly backlog: EventsBacklog,
  ) {}

  async run(
    { visitors, before }: MaintenanceParameters['erase-visitor'],
    progress: RunProgress,
  ): Promise<RunResult> {
    await this.requireRecorded(Date.parse(before));
    const jobReport = new JobReport(progress.result);
    await progress.begin(visitors.length);
    for (const visitor of visitors.slice(progress.done)) {
      const { events, days } = await this.erasure.erase(visitor, before);
      jobReport.add('events', events);
      // A repeated step finds no events, but its day may not have been rebuilt yet.
      const uncounted = days.length === 0 && (await this.checks.verify(visitor.day)) > 0;
      for (const day of uncounted ? [visitor.day] : days) await this.checks.rebuild(day);
      await progress.advance(jobReport.result(summaryOf(jobReport)), { atOnce: true });
    }
    return jobReport.result(summaryOf(jobReport));
  }

  /** Queued events that were accepted earlier would be recorded after the erasure. */
  private async requireRecorded(before: number): Promise<void> {
    const [{ oldestAt }, oldestInboxAt] = await Promise.all([
      this.backlog.read(),
      this.erasure.oldestInboxAt(),
    ]);
    const oldest = Math.min(oldestAt ?? Infinity, oldestInboxAt?.getTime() ?? Infinity);
    if (oldest <= before) throw new RetryLaterError('Earlier events still wait to be recorded');
  }
}

function summaryOf(jobReport: JobReport): string {
  return `Erased ${plural(jobReport.of('events'), 'event')} of one visitor`;
}
