import { Inject, Injectable } from '@nestjs/common';
import { setTimeout } from 'node:timers/promises';
import { BotVerdictsRepository } from '../bot-rules/bot-verdicts.repository';
import { daysBetween } from '../rollups/days';
import { MonthlyAttributionsRepository } from '../rollups/monthly-sums.repository';
import { DerivedDaysRepository } from './derived-days.repository';

/** A tenth of the time, at the most, goes into figures that nobody may be looking at. */
const REST_FOR_WORK = 9;
/** Then it is looked anew which day is the newest that has moved. Milliseconds. */
const LONGEST_TURN = 60_000;
/** A worker that is about a day has done it by then, or nearly. Milliseconds. */
const ASK_AGAIN = 100;

/** Keeps attributions and funnels up with the log: the newest day first. */
@Injectable()
export class DerivedFigures {
  constructor(
    @Inject(DerivedDaysRepository)
    private readonly days: Pick<DerivedDaysRepository, 'listStale' | 'compute'>,
    @Inject(MonthlyAttributionsRepository)
    private readonly months: Pick<MonthlyAttributionsRepository, 'sum'>,
    @Inject(BotVerdictsRepository) private readonly verdicts: Pick<BotVerdictsRepository, 'settle'>,
  ) {}

  /**
   * Computes days that have moved, and rests nine times as long as each took. To be called again and again.
   *
   * @param signal ends the rest, and with it the turn
   * @throws what the first day that could not be computed failed with, after the others
   */
  async catchUp(signal: AbortSignal): Promise<void> {
    const until = performance.now() + LONGEST_TURN;
    const failures: unknown[] = [];
    for (const day of await this.days.listStale()) {
      if (signal.aborted || performance.now() > until) break;
      const begun = performance.now();
      try {
        // Where it is not done, another worker is about it.
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
   * Computes the days of a range that have moved, one after the other, beside the workers.
   *
   * @param from 'YYYY-MM-DD', as `to`: both included
   * @throws RangeError for what is no range of days, and what a day could not be computed for
   */
  async computeRange(from: string, to: string, onDay: (day: string) => void): Promise<void> {
    const asked = new Set(daysBetween(from, to));
    for (const day of await this.days.listStale()) {
      if (!asked.has(day)) continue;
      while (!(await this.compute(day))) await setTimeout(ASK_AGAIN);
      onDay(day);
    }
    await this.finish();
  }

  /**
   * Each event that comes has its day computed: so none comes by the owner's rules, also one that shows a visitor's
   * behaviour to be a bot's, or was recorded while a rule was being kept or taken back.
   */
  private async compute(day: string): Promise<boolean> {
    await this.verdicts.settle(day);
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
