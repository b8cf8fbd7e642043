import { Inject, Injectable } from '@nestjs/common';
import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';
import { DatabaseError } from 'pg';
import { DayDroppedError } from '../../rollups/day-dropped-error';
import { CompactionRepository, type LogMonth } from '../compaction.repository';
import { DayChecks } from '../day-checks';
import { Findings, plural } from '../findings';
import { retentionCutoff } from '../retention-cutoff';
import type { RunHandler } from '../run-handler';
import type { RunProgress } from '../run-progress';
import { WORKER_CONFIG, type WorkerConfig } from '../../config';

/** SQLSTATEs of a lock that was not had in time, and of one that a late event's recorder waited for in turn. */
const TOO_BUSY = ['55P03', '40P01'];

/** Why a month that was proven is left, until the next run. */
const LEFT = {
  grown: 'events arrived while it was verified.',
  waiting: 'figures of one of its days are yet to be computed.',
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
    const findings = new Findings(progress.result);
    const cutoff = retentionCutoff(new Date(), this.config.rawRetentionMonths);
    if (cutoff === null) return findings.result('Single events are kept for ever: nothing to drop');
    // A month that was dropped before this run was taken over is not found again.
    const months = await this.compaction.findMonthsBefore(cutoff);
    await progress.begin(progress.done + months.length);
    for (const month of months) {
      const left = await this.dropProven(month, findings);
      if (left !== null) {
        findings.add('leftMonths', 1);
        findings.note(`${nameOf(month)} is left: ${left}`);
      }
      await progress.advance(findings.result(summaryOf(findings, cutoff)), { atOnce: true });
    }
    return findings.result(summaryOf(findings, cutoff));
  }

  /** @returns why the month is left, null when it was dropped */
  private async dropProven(month: LogMonth, findings: Findings): Promise<string | null> {
    const events = await this.compaction.countEvents(month);
    const difference = await this.findDifference(month);
    if (difference !== null) return difference;
    try {
      const outcome = await this.compaction.drop(month, events);
      if (outcome !== 'dropped') return LEFT[outcome];
    } catch (error) {
      if (!(error instanceof DatabaseError) || !TOO_BUSY.includes(error.code ?? '')) throw error;
      return 'the log was too busy.';
    }
    findings.add('droppedMonths', 1);
    findings.add('events', events);
    findings.note(`${nameOf(month)} was dropped: ${plural(events, 'event')}`);
    return null;
  }

  /** @returns what is wrong with a day of the month; null when all are proven, or past being proven */
  private async findDifference(month: LogMonth): Promise<string | null> {
    try {
      for (const day of await this.compaction.findDays(month)) {
        const drift = await this.checks.verify(day);
        if (drift > 0)
          return `${plural(drift, 'row')} of ${day} differ${drift === 1 ? 's' : ''} from the log. Rebuild that day first.`;
      }
    } catch (error) {
      // What came late for a month that was dropped before was counted as it came; the rest of its log is gone.
      if (!(error instanceof DayDroppedError)) throw error;
    }
    return null;
  }
}

function summaryOf(findings: Findings, cutoff: string): string {
  const dropped = findings.of('droppedMonths');
  const left = findings.of('leftMonths');
  const before = `before ${cutoff.slice(0, 7)}`;
  if (dropped + left === 0) return `No single events from ${before}`;
  const droppedText = `Dropped ${plural(dropped, 'month')} from ${before}`;
  return left > 0 ? `${droppedText}, left ${left}` : droppedText;
}

const nameOf = ({ month }: LogMonth) => month.slice(0, 7);
