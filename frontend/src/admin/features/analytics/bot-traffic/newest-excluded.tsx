import type { BotTrafficReport } from '@astaguide/contracts/analytics/bot-traffic-report';
import { useInfiniteQuery } from '@tanstack/react-query';
import { eventTraceQuery } from '../../../api/analytics/trace';
import { knownTimeZone } from '../../../lib/zoned-time';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';
import { spanInZone } from '../report/report-trace';
import { TracedEventRow } from '../trace/traced-event-row';

/** Number of events shown; the totals above open the rest. */
const NEWEST = 10;

/** The newest excluded events of a period, each with its reason. */
export function NewestExcluded({ period, timeZone }: Pick<BotTrafficReport, 'period' | 'timeZone'>) {
  const query = useInfiniteQuery({
    ...eventTraceQuery({ ...spanInZone(period, timeZone), metric: 'events', filters: [], bots: 'only' }),
    select: ({ pages }) => pages[0]?.events.slice(0, NEWEST) ?? [],
  });
  return (
    <Panel title="Recently filtered">
      <QueryPanel
        query={query}
        name="events"
        skeleton={['h-64']}
        errorHint="The numbers above are not affected."
        empty="No filtered events. Bot events appear here with their reason."
      >
        {(events) => (
          <ul aria-label="Recently filtered" className="divide-y divide-line">
            {events.map((event) => (
              <TracedEventRow key={event.id} event={event} timeZone={knownTimeZone(timeZone)} />
            ))}
          </ul>
        )}
      </QueryPanel>
    </Panel>
  );
}
