import { Inject, Injectable } from '@nestjs/common';
import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';
import { DatabaseError } from 'pg';
import { DayDroppedError } from '../../rollups/day-dropped-error';
import { CompactionRepository, type LogMonth } from '../compaction.repository';
import { DayChecks } from '../day-checks';
import { JobReport, plural } from '../job-report';
import { retentionCutoff } from '../retention-cutoff';
import type { RunHandler } from '../run-handler';
import type { RunProgress } from '../run-progress';
import { WORKER_CONFIG, type WorkerConfig } from '../../config';

/** SQLSTATEs of a lock that was not had in time, and of one that a late event's recorder waited for in turn. */
const TOO_BUSY = ['55P03', '40P01'];

/** Why a month that was proven is left, until the next run. */
const LEFT = {
  grown: 'events arrived during verification.',
  waiting: 'metrics of one of its days are not computed yet.',
};

/**
 * Drops months of the log that are past the retention, each only when all its days have just been proven and nothing
 * is left to be computed from them.
 */
@Injectable()
export class CompactHandler implements RunHandler<'compact'> {
  readonly kind = 'compact';

  constructor(
    private readonly checks: DayChecks,
    private readonly compaction: CompactionRepository,
    @Inject(WORKER_CONFIG) private readonly config: Pick<WorkerConfig, 'rawRetentionMonths'>,
  ) {}

  async run(_parameters: object, progress: RunProgress): Promise<RunResult> {
    const jobReport = new JobReport(progress.result);
    const cutoff = retentionCutoff(new Date(), this.config.rawRetentionMonths);
    if (cutoff === null) return jobReport.result('Raw events are kept forever: nothing to delete');
    // A month that was dropped before this run was taken over is not found again.
    const months = await this.compaction.findMonthsBefore(cutoff);
    await progress.begin(progress.done + months.length);
    for (const month of months) {
      const left = await this.dropProven(month, jobReport);
      if (left !== null) {
        jobReport.add('leftMonths', 1);
        jobReport.note(`${nameOf(month)} kept: ${left}`);
      }
      await progress.advance(jobReport.result(summaryOf(jobReport, cutoff)), { atOnce: true });
    }
    return jobReport.result(summaryOf(jobReport, cutoff));
  }

  /** @returns why the month is left, null when it was dropped */
  private async dropProven(month: LogMonth, jobReport: JobReport): Promise<string | null> {
    const events = await this.compaction.countEvents(month);
    const difference = await this.findDifference(month);
    if (difference !== null) return difference;
    try {
      const outcome = await this.compaction.drop(month, events);
      if (outcome !== 'dropped') return LEFT[outcome];
    } catch (error) {
      if (!(error instanceof DatabaseError) || !TOO_BUSY.includes(error.code ?? '')) throw error;
      return 'the log was busy.';
    }
    jobReport.add('droppedMonths', 1);
    jobReport.add('events', events);
    jobReport.note(`${nameOf(month)} deleted: ${plural(events, 'event')}`);
    return null;
  }

  /** @returns the first difference in the month; null when all its days are proven, or cannot be verified any more */
  private async findDifference(month: LogMonth): Promise<string | null> {
    for (const day of await this.compaction.findDays(month)) {
      const drift = await this.verify(day);
      if (drift > 0)
        return `${plural(drift, 'row')} of ${day} ${drift === 1 ? 'doesn’t' : 'don’t'} match the raw events. Rebuild that day first.`;
    }
    return null;
  }

  private async verify(day: string): Promise<number> {
    try {
      return await this.checks.verify(day);
    } catch (error) {
      // Part of the day was dropped with another month: the day may begin in the month before, or its events came late.
      if (error instanceof DayDroppedError) return 0;
      throw error;
    }
  }
}

function summaryOf(jobReport: JobReport, cutoff: string): string {
  const dropped = jobReport.of('droppedMonths');
  const left = jobReport.of('leftMonths');
  const before = `before ${cutoff.slice(0, 7)}`;
  if (dropped + left === 0) return `No raw events from ${before}`;
  const droppedText = `Deleted ${plural(dropped, 'month')} from ${before}`;
  return left > 0 ? `${droppedText}, kept ${left}` : droppedText;
}

const nameOf = ({ month }: LogMonth) => month.slice(0, 7);
