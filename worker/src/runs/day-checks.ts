import type { DerivedDaysRepository } from '../derived/derived-days.repository';
import type { RollupsRepository } from '../rollups/rollups.repository';
import { mendSums, type SumsToDate } from '../rollups/sums-to-date';
import type { DayVerificationsRepository } from './day-verifications.repository';

/** Holds days against the log, and what is summed up until them against the days; remembers what was found. */
export class DayChecks {
  constructor(
    private readonly rollups: Pick<RollupsRepository, 'verifyDay' | 'rebuildDay'>,
    private readonly derived: Pick<DerivedDaysRepository, 'verify'>,
    private readonly sums: readonly SumsToDate[],
    private readonly verifications: DayVerificationsRepository,
  ) {}

  /**
   * @returns how many rows of the day's rollups, of what is derived beside them, and of the sums until the day differ
   *   from what they are made of
   */
  async verify(day: string): Promise<number> {
    const began = new Date();
    let drift = (await this.rollups.verifyDay(day)) + (await this.derived.verify(day));
    for (const sums of this.sums) drift += await sums.verify(day);
    await this.verifications.keep(day, drift, began);
    return drift;
  }

  /**
   * Puts a day's rollups right, has sums until it that are wrong made anew, and proves it.
   *
   * @returns how many rows differed before, and how many after: 0 is what should be
   */
  async rebuild(day: string): Promise<{ before: number; after: number }> {
    let before = await this.rollups.rebuildDay(day);
    for (const sums of this.sums) before += await mendSums(sums, day);
    return { before, after: await this.verify(day) };
  }
}
