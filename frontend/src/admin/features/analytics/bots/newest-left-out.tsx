import type { ReportPeriod } from '@astaguide/contracts/report/report-period';
import { useInfiniteQuery } from '@tanstack/react-query';
import { eventTraceQuery } from '../../../api/analytics-trace';
import { knownTimeZone } from '../../../lib/zoned-time';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';
import { spanInZone } from '../report/report-trace';
import { TracedEventRow } from '../trace/traced-event-row';

/** How many events are shown; the totals above open the rest. */
const NEWEST = 10;

interface NewestLeftOutProps {
  period: ReportPeriod;
  /** The zone of the period's days. */
  timeZone: string;
}

/** The newest filtered events of a period, each with the reason. */
export function NewestLeftOut({ period, timeZone }: NewestLeftOutProps) {
  const { start, end } = spanInZone(period, timeZone);
  const query = useInfiniteQuery({
    ...eventTraceQuery({ from: start, to: end, figure: 'events', filters: [], bots: 'only' }),
    select: ({ pages }) => pages[0]?.events.slice(0, NEWEST) ?? [],
  });
  return (
    <Panel title="Newest events left out">
      <QueryPanel
        query={query}
        name="events"
        skeleton={['h-64']}
        errorHint="The figures above are not touched by this."
        empty="None. Events of programs show here, each with its reason."
      >
        {(events) => (
          <ul aria-label="Newest events left out" className="divide-y divide-line">
            {events.map((event) => (
              <TracedEventRow key={event.id} event={event} timeZone={knownTimeZone(timeZone)} />
            ))}
          </ul>
        )}
      </QueryPanel>
    </Panel>
  );
}
