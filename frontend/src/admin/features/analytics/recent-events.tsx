import type { AnalyticsSummary } from '@astaguide/contracts/analytics/analytics-summary';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { classNames } from '../../../lib/class-names';
import { timeAgo } from '../../lib/time-ago';
import { zonedSecond } from '../../lib/zoned-time';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/panel';
import { eventLabel } from './event-label';
import { useNow } from './use-now';

/** About the height of ten top products. Fixed, so that new events do not shift the content below. */
const HEIGHT = 'h-120';

type RecentEvent = AnalyticsSummary['recentEvents'][number];

export function RecentEvents({ events }: { events: RecentEvent[] }) {
  const timeZone = useOwnerTimeZone();
  return (
    <Panel title="Recent Events">
      {events.length === 0 ? (
        <EmptyState title="No events yet" height={HEIGHT}>
          Page views and clicks appear here in real time.
        </EmptyState>
      ) : (
        <EventList events={events} timeZone={timeZone} />
      )}
    </Panel>
  );
}

function EventList({ events, timeZone }: { events: RecentEvent[]; timeZone: string }) {
  const now = useNow();
  return (
    <div
      tabIndex={0}
      role="group"
      aria-label="Newest first"
      className={classNames(HEIGHT, 'overflow-y-auto')}
    >
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
    </div>
  );
}
