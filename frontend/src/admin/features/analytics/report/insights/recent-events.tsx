import type { TracedEvent } from '@astaguide/contracts/analytics/event-trace';
import type { AnalyticsReport } from '@astaguide/contracts/analytics/report/analytics-report';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { eventTraceQuery } from '../../../../api/analytics/trace';
import { timeAgo, useNow } from '../../../../lib/time-ago';
import { knownTimeZone, zonedSecond } from '../../../../lib/zoned-time';
import { countryName } from '../../../../lib/country-name';
import { EmptyState } from '../../../../ui/empty-state';
import { Panel } from '../../../../ui/panel';
import { QueryPanel } from '../../../../ui/query-panel';
import { eventLabel } from '../../event-label';
import { askOfReport } from '../report-trace';

/** Number of listed events. */
const LISTED = 20;
const HEIGHT = 'h-96';

/** The newest events of the period. Impressions are not listed: there are too many, and each says little. */
export function RecentEvents({ report }: { report: AnalyticsReport }) {
  const query = useInfiniteQuery({
    ...eventTraceQuery(askOfReport(report, { ...report.span, end: endOf(report) }, 'actions')),
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages[0]?.events.slice(0, LISTED) ?? [],
  });
  return (
    <Panel title="Recent Events">
      <QueryPanel
        query={query}
        name="events"
        skeleton={[HEIGHT]}
        empty={
          <EmptyState title="No events yet" height={HEIGHT}>
            Page views and clicks appear here in real time.
          </EmptyState>
        }
      >
        {(events) => <EventList events={events} timeZone={knownTimeZone(report.timeZone)} />}
      </QueryPanel>
    </Panel>
  );
}

/** A report that was read again has newer events, so its own moment ends the list. */
const endOf = ({ span, asOf }: AnalyticsReport) => (asOf < span.end ? asOf : span.end);

function EventList({ events, timeZone }: { events: readonly TracedEvent[]; timeZone: string }) {
  const now = useNow();
  return (
    <div tabIndex={0} role="group" aria-label="Newest first" className={`${HEIGHT} overflow-y-auto`}>
      <ul className="divide-y divide-line">
        {events.map(({ id, eventType, product, page, pageTitle, country, source, timestamp }) => (
          <li
            key={id}
            className="flex items-baseline justify-between gap-4 py-2 text-sm first:pt-0 last:pb-0"
          >
            <p className="min-w-0 grow lg:grid lg:grid-cols-[9rem_minmax(0,2fr)_minmax(0,1fr)] lg:items-baseline lg:gap-x-4">
              <span className="kicker text-muted">{eventLabel(eventType)}</span>
              <span className="block break-words">
                {product?.name !== pageTitle && product?.name && `${product.name} · `}
                <span title={page ?? undefined}>{pageTitle ?? page ?? 'Unknown page'}</span>
              </span>
              <span className="block text-xs text-muted">
                {[country && countryName(country), source].filter(Boolean).join(' · ')}
              </span>
            </p>
            <time
              dateTime={timestamp}
              title={zonedSecond(timestamp, timeZone)}
              className="w-20 shrink-0 text-right text-xs text-muted tabular-nums"
            >
              {timeAgo(Date.parse(timestamp), now)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}
