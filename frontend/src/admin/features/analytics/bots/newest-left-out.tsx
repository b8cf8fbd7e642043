import type { ReportPeriod } from '@astaguide/contracts/report/report-period';
import { useInfiniteQuery } from '@tanstack/react-query';
import { eventTraceQuery } from '../../../api/analytics-trace';
import { knownTimeZone } from '../../../lib/zoned-time';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { Panel } from '../../../ui/panel';
import { spanInZone } from '../report/report-trace';
import { TracedEventRow } from '../trace/traced-event-row';

/** Events that stand there; the figures above open the others. */
const NEWEST = 10;

interface NewestLeftOutProps {
  period: ReportPeriod;
  /** The zone of the period's days. */
  timeZone: string;
}

/** The newest events of a period that were left out, each with its reason and its way. */
export function NewestLeftOut({ period, timeZone }: NewestLeftOutProps) {
  const { start, end } = spanInZone(period, timeZone);
  const { data, isError, refetch } = useInfiniteQuery(
    eventTraceQuery({ from: start, to: end, figure: 'events', filters: [], bots: 'only' }),
  );
  const events = data?.pages[0]?.events.slice(0, NEWEST);
  return (
    <Panel title="Newest events left out">
      {!events && isError && (
        <Notice title="The events could not be loaded" onRetry={() => void refetch()}>
          The figures above are not touched by this.
        </Notice>
      )}
      {!events && !isError && <Skeleton className="h-64 w-full" />}
      {events?.length === 0 && (
        <p className="py-6 text-center text-sm text-muted">
          None. Events of programs show here, each with its reason.
        </p>
      )}
      {events && events.length > 0 && (
        <ul aria-label="Newest events left out" className="divide-y divide-line">
          {events.map((event) => (
            <TracedEventRow key={event.id} event={event} timeZone={knownTimeZone(timeZone)} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
