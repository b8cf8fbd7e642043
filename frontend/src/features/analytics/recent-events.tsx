import type { AnalyticsSummary } from '@astaguide/contracts/analytics-summary';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { zonedSecond } from '../../lib/zoned-time';
import { eventLabel, timeAgo } from './event-label';
import { Panel } from '../../ui/panel';
import { useNow } from './use-now';

type RecentEvent = AnalyticsSummary['recentEvents'][number];

export function RecentEvents({ events }: { events: RecentEvent[] }) {
  const timeZone = useOwnerTimeZone();
  return (
    <Panel title="Recent Events" note={`Times in ${timeZone}`}>
      {events.length === 0 ? (
        <div className="py-6 text-center">
          <p className="font-display text-lg font-semibold">No events yet</p>
          <p className="mt-1 text-sm text-muted">Page views and clicks show here as they happen.</p>
        </div>
      ) : (
        <EventList events={events} timeZone={timeZone} />
      )}
    </Panel>
  );
}

function EventList({ events, timeZone }: { events: RecentEvent[]; timeZone: string }) {
  const now = useNow();
  return (
    <ul className="divide-y divide-line">
      {events.map(({ id, event_type, product_name, timestamp }) => (
        <li key={id} className="grid gap-x-4 py-2.5 text-sm first:pt-0 last:pb-0 sm:grid-cols-[1fr_auto]">
          <p className="min-w-0">
            <span className="kicker text-accent-strong">{eventLabel(event_type)}</span>
            {product_name && <span className="block break-words">{product_name}</span>}
          </p>
          <p className="text-muted tabular-nums sm:text-right">
            {timeAgo(Date.parse(timestamp), now)}
            <time dateTime={timestamp} className="ml-2 text-xs sm:ml-0 sm:block">
              {zonedSecond(timestamp, timeZone)}
            </time>
          </p>
        </li>
      ))}
    </ul>
  );
}
