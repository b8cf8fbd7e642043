import { Inject, Injectable } from '@nestjs/common';
import { ProjectionsRepository } from '../analytics/projections/projections.repository';
import { RollupsRepository } from '../analytics/rollups/rollups.repository';
import { mendSums, type MonthlyTableRepository } from '../analytics/rollups/monthly-tables.repository';
import { DayVerificationsRepository } from './day-verifications.repository';

/** Nest's injection token for the months of every table. */
export const MONTHLY_TABLES = Symbol('MONTHLY_TABLES');

/** Holds days against the log, and months against their days; remembers what was found. */
@Injectable()
export class DayChecks {
  constructor(
    @Inject(RollupsRepository) private readonly rollups: Pick<RollupsRepository, 'verifyDay' | 'rebuildDay'>,
    @Inject(ProjectionsRepository) private readonly projections: Pick<ProjectionsRepository, 'verify'>,
    @Inject(MONTHLY_TABLES) private readonly months: readonly MonthlyTableRepository[],
    private readonly verifications: DayVerificationsRepository,
  ) {}

  /**
   * @returns the drift: rows of the day's rollups, its projections, and the month that ends with it that differ from what
   *   they are computed from
   */
  async verify(day: string): Promise<number> {
    const began = new Date();
    let drift = (await this.rollups.verifyDay(day)) + (await this.projections.verify(day));
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
