import { liveMinutes } from '@astaguide/contracts/analytics/live-minutes';
import { useQuery } from '@tanstack/react-query';
import { classNames } from '../../../lib/class-names';
import { formatCount } from '../../../lib/format';
import { liveVisitorsQuery } from '../../api/analytics/live-summary';
import type { StreamState } from '../../lib/event-stream';

const labels: Record<StreamState, string> = {
  connecting: 'Connecting…',
  live: 'Live',
  reconnecting: 'Reconnecting…',
};

/** Current visitors, and whether the metrics update by themselves. */
export function LiveVisitors({ state }: { state: StreamState }) {
  const { data } = useQuery(liveVisitorsQuery);
  const count = (visitors: number | undefined) => (visitors === undefined ? '–' : formatCount(visitors));
  return (
    <section aria-label="Current visitors" className="flex items-center gap-3 text-sm max-sm:gap-2">
      <p
        className="whitespace-nowrap"
        title={`In the last ${liveMinutes.last5Minutes} minutes; ${count(data?.last30Minutes)} in the last ${liveMinutes.last30Minutes} minutes. Bots excluded.`}
      >
        <strong className="tabular-nums">{count(data?.last5Minutes)}</strong>{' '}
        <span className="text-muted max-sm:sr-only">
          current visitor{data?.last5Minutes === 1 ? '' : 's'}
          <span className="sr-only">
            {' '}
            in the last {liveMinutes.last5Minutes} minutes, {count(data?.last30Minutes)} in the last{' '}
            {liveMinutes.last30Minutes} minutes
          </span>
        </span>
      </p>
      <p role="status" className="flex items-center gap-2 font-semibold max-sm:order-first">
        <span
          aria-hidden="true"
          className={classNames(
            'size-2.5 rounded-full',
            state === 'live' ? 'bg-good' : 'animate-pulse border-2 border-edge',
          )}
        />
        <span className={state === 'live' ? 'max-sm:sr-only' : undefined}>{labels[state]}</span>
      </p>
    </section>
  );
}
