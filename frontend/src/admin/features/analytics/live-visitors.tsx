import { liveMinutes } from '@astaguide/contracts/analytics/live-visitors';
import { useQuery } from '@tanstack/react-query';
import { liveVisitorsQuery } from '../../api/analytics';
import { formatCount } from '../../../lib/format';
import type { StreamState } from '../../lib/event-stream';
import { LiveIndicator } from './live-indicator';

/** Current visitors, and whether the metrics update by themselves. */
export function LiveVisitors({ state }: { state: StreamState }) {
  const { data } = useQuery(liveVisitorsQuery);
  return (
    <section
      aria-labelledby="live-visitors"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-md border border-line bg-surface p-5 sm:p-6"
    >
      <div>
        <h2 id="live-visitors" className="text-lg">
          Current visitors
        </h2>
        <p className="mt-1 text-xs text-muted">Bots excluded</p>
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Visitors minutes={liveMinutes.last5Minutes} count={data?.last5Minutes} />
        <Visitors minutes={liveMinutes.last30Minutes} count={data?.last30Minutes} />
      </dl>
      <LiveIndicator state={state} />
    </section>
  );
}

function Visitors({ minutes, count }: { minutes: number; count: number | undefined }) {
  return (
    <div className="flex min-w-36 flex-row-reverse items-baseline justify-end gap-2">
      <dt className="text-sm text-muted">in the last {minutes} minutes</dt>
      <dd className="min-w-[1ch] font-display text-2xl font-semibold tabular-nums">
        {count === undefined ? '–' : formatCount(count)}
      </dd>
    </div>
  );
}
