import type { Integrity } from '@astaguide/contracts/analytics/data-integrity';
import { useQuery } from '@tanstack/react-query';
import { integrityQuery } from '../../api/maintenance';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { classNames } from '../../../lib/class-names';
import { formatCount } from '../../../lib/format';
import { zonedMinute } from '../../lib/zoned-time';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';
import { integrityText, mismatchText, type IntegrityText } from './integrity-text';

const marks: Record<IntegrityText['mood'], { sign: string; look: string }> = {
  good: { sign: '✓', look: 'bg-good text-surface' },
  bad: { sign: '!', look: 'border-2 border-bad text-bad' },
  unknown: { sign: '?', look: 'border-2 border-edge text-muted' },
};

/** The integrity status line, and the days that it does not cover. */
export function IntegrityPanel() {
  return (
    <Panel
      title="Data integrity"
      about="Whether all events are processed, and whether totals match the raw events. The last three days are verified every ten minutes."
    >
      <QueryPanel query={useQuery(integrityQuery)} name="data status" skeleton={['h-6 max-w-72']} isLine>
        {(integrity) => (
          <>
            <StatusLine integrity={integrity} />
            <UncoveredDays integrity={integrity} />
          </>
        )}
      </QueryPanel>
    </Panel>
  );
}

/** 'Up to date · verified 14:02'. */
function StatusLine({ integrity }: { integrity: Integrity }) {
  const timeZone = useOwnerTimeZone();
  const { mood, complete, drift } = integrityText(integrity, (moment) => clock(moment, timeZone));
  const { sign, look } = marks[mood];
  return (
    <p className="flex items-start gap-2.5 text-sm font-semibold tabular-nums">
      <span
        aria-hidden="true"
        className={classNames('grid size-5 shrink-0 place-items-center rounded-full text-xs', look)}
      >
        {sign}
      </span>
      <span>
        {complete} · {drift}
      </span>
    </p>
  );
}

/** 'Nov 21, 2026, 14:02' → '14:02' if it is today. */
function clock(moment: string, timeZone: string): string {
  const text = zonedMinute(moment, timeZone);
  const today = zonedMinute(new Date().toISOString(), timeZone).slice(0, -5);
  return text.startsWith(today) ? text.slice(-5) : text;
}

function UncoveredDays({ integrity: { differingDays, daysNeverVerified } }: { integrity: Integrity }) {
  const timeZone = useOwnerTimeZone();
  return (
    <div className="mt-4 text-sm">
      {differingDays.length > 0 && (
        <>
          <h3 className="font-semibold">Days that don’t match the raw events</h3>
          <ul className="mt-1 divide-y divide-line tabular-nums">
            {differingDays.map(({ day, drift, verifiedAt }) => (
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
      {daysNeverVerified > 0 && (
        <p className="text-muted">
          {formatCount(daysNeverVerified)} older {daysNeverVerified === 1 ? 'day has' : 'days have'} not been
          verified. The last 35 days are checked nightly.
        </p>
      )}
    </div>
  );
}
