import { Inject, Injectable } from '@nestjs/common';
import type { RunResult } from '@astaguide/contracts/operations/maintenance-run';
import { ProjectionsRepository } from '../../projections/projections.repository';
import { RollupsRepository } from '../../rollups/rollups.repository';
import { DayChecks } from '../day-checks';
import { JobReport, plural } from '../job-report';
import type { RunHandler } from '../run-handler';
import type { RunProgress } from '../run-progress';

/** Rebuilds the days that a change of the site's time zone has marked, the newest first. */
@Injectable()
export class ChangeTimeZoneHandler implements RunHandler<'change-time-zone'> {
  readonly kind = 'change-time-zone';

  constructor(
    @Inject(RollupsRepository) private readonly rollups: Pick<RollupsRepository, 'findDue'>,
    @Inject(DayChecks) private readonly checks: Pick<DayChecks, 'rebuild'>,
    @Inject(ProjectionsRepository) private readonly projections: Pick<ProjectionsRepository, 'compute'>,
  ) {}

  async run(_parameters: object, progress: RunProgress): Promise<RunResult> {
    const jobReport = new JobReport(progress.result);
    const result = () =>
      jobReport.result(`Rebuilt ${plural(jobReport.of('days'), 'day')} in the site's time zone`);
    // A resumed run does not find the days that are done already.
    const days = await this.rollups.findDue();
    await progress.begin(progress.done + days.length);
    for (const day of days) {
      const { after } = await this.checks.rebuild(day);
      // Where another worker is about projections, it comes to this day as well.
      await this.projections.compute(day);
      jobReport.add('days', 1);
      jobReport.add('drift', after);
      await progress.advance(result());
    }
    return result();
  }
}
