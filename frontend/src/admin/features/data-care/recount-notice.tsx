import { isUnfinished } from '@astaguide/contracts/operations/maintenance-run';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { formatPlural } from '../../../lib/format';
import { ProgressBar } from '../../ui/progress-bar';
import { useRecount } from './use-recount';

/** Says that days still have the counts of the time zone before, and how far their recount is. */
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
          {hasFailed ? `The recount in ${timeZone} has failed.` : `Days are being recounted in ${timeZone}.`}
        </p>
        {/* Each day that is done would be too much to listen to. */}
        <p aria-live="off" className="mt-1 text-muted">
          {formatPlural(days, 'day')} {days === 1 ? 'is' : 'are'} still counted in the old time zone.
          {hasFailed && ' Rebuild under Data counts them anew.'}
        </p>
      </div>
      {run && isUnfinished(run) && (
        <ProgressBar done={run.done} total={run.total} label="Recounting days in the new time zone" />
      )}
    </section>
  );
}
