import { isUnfinished } from '@astaguide/contracts/operations/run-state';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { formatPlural } from '../../../lib/format';
import { ProgressBar } from '../../ui/progress-bar';
import { useRecount } from './use-recount';

/** A notice that some days still have the counts of the old time zone, with the progress of their recount. */
export function RecountNotice() {
  const { days, run } = useRecount();
  const timeZone = useOwnerTimeZone();
  if (days === 0) return null;
  const hasFailed = run?.state === 'failed';
  return (
    <section
      aria-label="Time zone"
      className="flex flex-col gap-1 rounded-md border border-edge bg-sunken p-4 text-sm"
    >
      <div role="status">
        <p className="font-semibold">
          {hasFailed ? `Recalculating days in ${timeZone} failed.` : `Recalculating days in ${timeZone}.`}
        </p>
        {/* Not announced, because an announcement for every day would be too much. */}
        <p aria-live="off" className="mt-1 text-muted">
          {formatPlural(days, 'day')} still {days === 1 ? 'uses' : 'use'} the old time zone.
          {hasFailed && ' Rebuild them under Settings › System.'}
        </p>
      </div>
      {run && isUnfinished(run) && (
        <ProgressBar done={run.done} total={run.total} label="Recalculating days in the new time zone" />
      )}
    </section>
  );
}
