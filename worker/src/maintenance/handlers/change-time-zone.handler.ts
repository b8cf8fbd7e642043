import type { RunResult } from '@astaguide/contracts/maintenance/maintenance-run';
import { plural } from '@astaguide/contracts/lib/plural';
import { RollupsRepository } from '../../analytics/rollups/rollups.repository';
import { DayChecks } from '../day-checks';
import { defineRun } from '../define-run';
import type { RunProgress } from '../run-progress';

/** Rebuilds the days that a change of the site's time zone has marked, newest first. */
export async function changeTimeZone(
  _parameters: object,
  progress: RunProgress,
  rollups: Pick<RollupsRepository, 'findDue'>,
  checks: Pick<DayChecks, 'rebuild'>,
): Promise<RunResult> {
  const summary = () => `Rebuilt ${plural(progress.of('days'), 'day')} in the site's time zone`;
  // A resumed run does not find the days that are already done.
  const days = await rollups.findDue();
  await progress.begin(progress.done + days.length);
  for (const day of days) {
    const { after } = await checks.rebuild(day);
    progress.add('days', 1);
    progress.add('drift', after);
    await progress.advance(summary());
  }
  return progress.result(summary());
}

export const changeTimeZoneRun = defineRun('change-time-zone', changeTimeZone, [
  RollupsRepository,
  DayChecks,
]);
