import type { DerivedDaysRepository } from '../derived/derived-days.repository';
import type { RollupsRepository } from '../rollups/rollups.repository';
import type { DayVerificationsRepository } from './day-verifications.repository';

/** Holds days against the log, and remembers what was found. */
export class DayChecks {
  constructor(
    private readonly rollups: Pick<RollupsRepository, 'verifyDay' | 'rebuildDay'>,
    private readonly derived: Pick<DerivedDaysRepository, 'verify'>,
    private readonly verifications: DayVerificationsRepository,
  ) {}

  /** @returns how many rows of the day's rollups, and of what is derived beside them, differ from the log */
  async verify(day: string): Promise<number> {
    const began = new Date();
    const drift = (await this.rollups.verifyDay(day)) + (await this.derived.verify(day));
    await this.verifications.keep(day, drift, began);
    return drift;
  }

  /**
   * Puts a day's rollups right, and proves it.
   *
   * @returns how many rows differed before, and how many after: 0 is what should be
   */
  async rebuild(day: string): Promise<{ before: number; after: number }> {
    const before = await this.rollups.rebuildDay(day);
    return { before, after: await this.verify(day) };
  }
}
