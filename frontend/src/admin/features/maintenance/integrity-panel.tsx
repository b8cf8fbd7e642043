import { useQuery } from '@tanstack/react-query';
import { integrityQuery } from '../../api/maintenance';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { formatCount } from '../../../lib/format';
import { zonedMinute } from '../../lib/zoned-time';
import { IntegrityLine } from './integrity-line';
import { mismatchText } from './integrity-text';
import { Panel } from '../../ui/panel';

/** The integrity status line, and the days that it does not cover. */
export function IntegrityPanel() {
  const { data: integrity } = useQuery(integrityQuery);
  const timeZone = useOwnerTimeZone();
  return (
    <Panel
      title="Data integrity"
      about="Whether all events are processed, and whether totals match the raw events. The last three days are verified every ten minutes."
    >
      <IntegrityLine />
      {integrity && (
        <div className="mt-4 text-sm">
          {integrity.differingDays.length > 0 && (
            <>
              <h3 className="font-semibold">Days that don’t match the raw events</h3>
              <ul className="mt-1 divide-y divide-line tabular-nums">
                {integrity.differingDays.map(({ day, drift, verifiedAt }) => (
                  <li key={day} className="flex flex-wrap justify-between gap-x-6 py-2">
                    <span>
                      {day}: {mismatchText(drift)}
                    </span>
                    <span className="text-muted">verified {zonedMinute(verifiedAt, timeZone)}</span>
                  </li>
                ))}
              </ul>
              <p className="mt-2 text-muted">Rebuild them below.</p>
            </>
          )}
          {integrity.daysNeverVerified > 0 && (
            <p className="text-muted">
              {formatCount(integrity.daysNeverVerified)} older{' '}
              {integrity.daysNeverVerified === 1 ? 'day has' : 'days have'} not been verified. The last 35
              days are checked nightly.
            </p>
          )}
        </div>
      )}
    </Panel>
  );
}
