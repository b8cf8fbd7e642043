import { Inject, Injectable } from '@nestjs/common';
import { setTimeout } from 'node:timers/promises';
import { DayReclassificationRepository } from '../bot-rules/day-reclassification.repository';
import { daysBetween } from '../rollups/days';
import { MonthlyProjectionsRepository } from '../rollups/monthly-tables.repository';
import { ProjectionsRepository } from './projections.repository';

/** At most a tenth of the time is spent on projections. */
const REST_FOR_WORK = 9;
/** After this time the list of stale days is read again. Milliseconds. */
const MAX_TURN = 60_000;
/** Pause before asking again whether another worker has finished a day. Milliseconds. */
const ASK_AGAIN = 100;

/** Keeps the projections up to date with the log, the newest day first. */
@Injectable()
export class Projector {
  constructor(
    @Inject(ProjectionsRepository)
    private readonly days: Pick<ProjectionsRepository, 'listStale' | 'compute'>,
    @Inject(MonthlyProjectionsRepository)
    private readonly months: Pick<MonthlyProjectionsRepository, 'sum'>,
    @Inject(DayReclassificationRepository)
    private readonly reclassification: Pick<DayReclassificationRepository, 'reclassifyDay'>,
  ) {}

  /**
   * Computes stale days, and pauses nine times as long as each took. Called periodically.
   *
   * @param signal ends the pause, and with it this call
   * @throws the error of the first day that failed, after the other days
   */
  async catchUp(signal: AbortSignal): Promise<void> {
    const until = performance.now() + MAX_TURN;
    const failures: unknown[] = [];
    for (const day of await this.days.listStale()) {
      if (signal.aborted || performance.now() > until) break;
      const begun = performance.now();
      try {
        // If it is not done, another worker is computing it.
        if (!(await this.compute(day))) break;
      } catch (error) {
        failures.push(error);
      }
      await rest((performance.now() - begun) * REST_FOR_WORK, signal);
    }
    await this.finish();
    if (failures.length > 0) throw failures[0];
  }

  /**
   * Computes the stale days of a range, one after the other, while workers may do the same.
   *
   * @param from first day, 'YYYY-MM-DD'; `to` is the last day, included
   * @throws RangeError for an invalid range; the error of a day that failed
   */
  async computeRange(from: string, to: string, onDay: (day: string) => void): Promise<void> {
    const asked = new Set(daysBetween(from, to));
    for (const day of await this.days.listStale()) {
      if (!asked.has(day)) continue;
      await this.computeNow(day);
      onDay(day);
    }
    await this.finish();
  }

  /** Computes a day, because someone is waiting for it; where another worker is computing, after that one. */
  async computeNow(day: string): Promise<void> {
    while (!(await this.compute(day))) await setTimeout(ASK_AGAIN);
  }

  /**
   * Reclassifies the day first: this applies rules that need the whole day, and catches events that
   * were recorded while a rule was being applied or removed.
   */
  private async compute(day: string): Promise<boolean> {
    await this.reclassification.reclassifyDay(day);
    return this.days.compute(day);
  }

  private async finish(): Promise<void> {
    await this.months.sum(new Date());
  }
}

async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
