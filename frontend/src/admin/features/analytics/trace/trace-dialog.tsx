import type { OpenedMetric } from './metric-button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { eventTraceQuery } from '../../../api/analytics/trace';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { formatCount, formatPlural } from '../../../../lib/format';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { QueryPanel } from '../../../ui/query-panel';
import { TracedEventRow } from './traced-event-row';

/** The events behind a metric, newest first. */
export default function TraceDialog({ metric, onClose }: { metric: OpenedMetric; onClose: () => void }) {
  const timeZone = useOwnerTimeZone();
  const query = useInfiniteQuery(eventTraceQuery(metric.ask));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  const dropped = data?.pages[0]?.droppedMonths ?? [];
  return (
    <Dialog
      size="large"
      onClose={onClose}
      title={metric.title}
      description={`${formatPlural(metric.count, 'event')}, newest first. Times in ${timeZone}.`}
      footer={
        data && (
          <>
            <p role="status" className="mr-auto text-sm text-muted tabular-nums">
              {hasNextPage
                ? `${formatCount(events.length)} of ${formatCount(metric.count)} shown`
                : `All ${formatPlural(events.length, 'event')} shown`}
            </p>
            {hasNextPage && (
              <Button look="quiet" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {isFetchingNextPage ? 'Loading…' : 'Load more'}
              </Button>
            )}
          </>
        )
      }
    >
      {dropped.length > 0 && (
        <p className="mb-4 rounded-sm border border-edge bg-sunken px-4 py-3 text-sm">
          Raw events for {dropped.join(', ')} were deleted by retention.
        </p>
      )}
      <QueryPanel
        query={query}
        name="events"
        skeleton={new Array<string>(6).fill('h-16')}
        errorHint="The number itself is not affected."
        isEmpty={() => events.length === 0 && !hasNextPage}
        empty={<p className="py-10 text-center font-display text-lg font-semibold">No events to show</p>}
      >
        {() => (
          // The list scrolls, so it must be focusable by keyboard.
          <ul tabIndex={0} aria-label="Events" className="divide-y divide-line">
            {events.map((event) => (
              <TracedEventRow key={event.id} event={event} timeZone={timeZone} />
            ))}
          </ul>
        )}
      </QueryPanel>
    </Dialog>
  );
}
