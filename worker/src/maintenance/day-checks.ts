import { Inject, Injectable } from '@nestjs/common';
import { DerivedDaysRepository } from '../projections/derived-days.repository';
import { RollupsRepository } from '../rollups/rollups.repository';
import { mendSums, type MonthlySumsRepository } from '../rollups/monthly-sums.repository';
import { DayVerificationsRepository } from './day-verifications.repository';

/** Nest's injection token for the months of every table. */
export const MONTHLY_SUMS = Symbol('MONTHLY_SUMS');

/** Holds days against the log, and months against their days; remembers what was found. */
@Injectable()
export class DayChecks {
  constructor(
    @Inject(RollupsRepository) private readonly rollups: Pick<RollupsRepository, 'verifyDay' | 'rebuildDay'>,
    @Inject(DerivedDaysRepository) private readonly derived: Pick<DerivedDaysRepository, 'verify'>,
    @Inject(MONTHLY_SUMS) private readonly months: readonly MonthlySumsRepository[],
    private readonly verifications: DayVerificationsRepository,
  ) {}

  /**
   * @returns how many rows of the day's rollups, of what is derived beside them, and of the month that ends with the day
   *   differ from what they are made of
   */
  async verify(day: string): Promise<number> {
    const began = new Date();
    let drift = (await this.rollups.verifyDay(day)) + (await this.derived.verify(day));
    for (const months of this.months) drift += await months.verify(day);
    await this.verifications.keep(day, drift, began);
    return drift;
  }

  /**
   * Puts a day's rollups right, invalidates the month that ends with it where that is wrong, and proves it.
   *
   * @returns how many rows differed before, and how many after: 0 is what should be
   */
  async rebuild(day: string): Promise<{ before: number; after: number }> {
    let before = await this.rollups.rebuildDay(day);
    for (const months of this.months) before += await mendSums(months, day);
    return { before, after: await this.verify(day) };
  }
}
