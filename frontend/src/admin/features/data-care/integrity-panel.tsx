import { useQuery } from '@tanstack/react-query';
import { integrityQuery } from '../../api/analytics-data-care';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { formatCount, formatPlural } from '../../../lib/format';
import { zonedMinute } from '../../lib/zoned-time';
import { IntegrityLine } from './integrity-line';
import { Panel } from '../../ui/panel';

/** The header line, and which days it does not speak of. */
export function IntegrityPanel() {
  const { data: integrity } = useQuery(integrityQuery);
  const timeZone = useOwnerTimeZone();
  return (
    <Panel
      title="Can the figures be trusted?"
      about="Complete through: every event accepted before this moment is counted. Drift: rows of the last three days that differ from the log, by the verification that runs every ten minutes. It should be 0."
    >
      <IntegrityLine />
      {integrity && (
        <div className="mt-4 text-sm">
          {integrity.differingDays.length > 0 && (
            <>
              <h3 className="font-semibold">Days that differ from the log</h3>
              <ul className="mt-1 divide-y divide-line tabular-nums">
                {integrity.differingDays.map(({ day, drift, verifiedAt }) => (
                  <li key={day} className="flex flex-wrap justify-between gap-x-6 py-2">
                    <span>
                      {day}: {formatPlural(drift, 'row')}
                    </span>
                    <span className="text-muted">verified {zonedMinute(verifiedAt, timeZone)}</span>
                  </li>
                ))}
              </ul>
              <p className="mt-2 text-muted">Rebuild them below; the log is what counts.</p>
            </>
          )}
          {integrity.daysNeverVerified > 0 && (
            <p className="text-muted">
              {formatCount(integrity.daysNeverVerified)} older{' '}
              {integrity.daysNeverVerified === 1 ? 'day was' : 'days were'} never verified. The last 35 are,
              each night.
            </p>
          )}
        </div>
      )}
    </Panel>
  );
}
