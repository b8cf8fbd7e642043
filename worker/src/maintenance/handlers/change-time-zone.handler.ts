import { Inject, Injectable } from '@nestjs/common';
import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';
import { DerivedDaysRepository } from '../../projections/derived-days.repository';
import { RollupsRepository } from '../../rollups/rollups.repository';
import { DayChecks } from '../day-checks';
import { Findings, plural } from '../findings';
import type { RunHandler } from '../run-handler';
import type { RunProgress } from '../run-progress';

/** Rebuilds the days that a change of the site's time zone has marked, the newest first. */
@Injectable()
export class ChangeTimeZoneHandler implements RunHandler<'change-time-zone'> {
  readonly kind = 'change-time-zone';

  constructor(
    @Inject(RollupsRepository) private readonly rollups: Pick<RollupsRepository, 'findDue'>,
    @Inject(DayChecks) private readonly checks: Pick<DayChecks, 'rebuild'>,
    @Inject(DerivedDaysRepository) private readonly derived: Pick<DerivedDaysRepository, 'compute'>,
  ) {}

  async run(_parameters: object, progress: RunProgress): Promise<RunResult> {
    const findings = new Findings(progress.result);
    const result = () =>
      findings.result(`Rebuilt ${plural(findings.of('days'), 'day')} in the site's time zone`);
    // Days that were done before this run was taken over are not found again.
    const days = await this.rollups.findDue();
    await progress.begin(progress.done + days.length);
    for (const day of days) {
      const { after } = await this.checks.rebuild(day);
      // Where another worker is about projections, it comes to this day as well.
      await this.derived.compute(day);
      findings.add('days', 1);
      findings.add('drift', after);
      await progress.advance(result());
    }
    return result();
  }
}
