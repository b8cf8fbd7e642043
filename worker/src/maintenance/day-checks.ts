import { Inject, Injectable } from '@nestjs/common';
import { ProjectionsRepository } from '../analytics/projections/projections.repository';
import { Projector } from '../analytics/projections/projector';
import { RollupsRepository } from '../analytics/rollups/rollups.repository';
import { mendSums, type MonthlySumsRepository } from '../analytics/rollups/monthly-tables.repository';
import { DayVerificationsRepository } from './day-verifications.repository';

/** Nest's injection token for the months of every table. */
export const MONTHLY_TABLES = Symbol('MONTHLY_TABLES');

/** Holds days against the log, and months against their days; remembers what was found. */
@Injectable()
export class DayChecks {
  constructor(
    @Inject(RollupsRepository) private readonly rollups: Pick<RollupsRepository, 'verifyDay' | 'rebuildDay'>,
    @Inject(ProjectionsRepository) private readonly projections: Pick<ProjectionsRepository, 'verify'>,
    @Inject(Projector) private readonly projector: Pick<Projector, 'computeNow'>,
    @Inject(MONTHLY_TABLES) private readonly months: readonly MonthlySumsRepository[],
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
   * Rebuilds a day's rollups and projections from the log, invalidates the month that ends with it if its sums are wrong,
   * and verifies the day.
   *
   * @returns how many rows differed before, and how many after: 0 is what should be
   * @throws DayDroppedError if the day's raw events were dropped; then nothing changes
   */
  async rebuild(day: string): Promise<{ before: number; after: number }> {
    // Before the rollups are rebuilt, which marks the projections as stale.
    const projected = await this.projections.verify(day);
    let before = projected + (await this.rollups.rebuildDay(day));
    await this.projector.computeNow(day);
    for (const months of this.months) before += await mendSums(months, day);
    return { before, after: await this.verify(day) };
  }
}
