import { useInfiniteQuery } from '@tanstack/react-query';
import { eventTraceQuery } from '../../../api/analytics-trace';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { formatCount, formatPlural } from '../../../../lib/format';
import { buttonStyle } from '../../../../ui/button-style';
import { Dialog } from '../../../ui/dialog/dialog';
import { QueryPanel } from '../../../ui/query-panel';
import type { OpenedFigure } from './trace-context';
import { TracedEventRow } from './traced-event-row';

/** The events behind a number, newest first. */
export function TraceDialog({ figure, onClose }: { figure: OpenedFigure; onClose: () => void }) {
  const timeZone = useOwnerTimeZone();
  const query = useInfiniteQuery(eventTraceQuery(figure.ask));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  const dropped = data?.pages[0]?.droppedMonths ?? [];
  return (
    <Dialog
      open
      isLarge
      onClose={onClose}
      title={figure.title}
      description={`The figure is ${formatCount(figure.count)}. Newest first, times in ${timeZone}.`}
      footer={
        data && (
          <>
            <p role="status" className="mr-auto text-sm text-muted tabular-nums">
              {hasNextPage
                ? `${formatCount(events.length)} of ${formatCount(figure.count)} shown`
                : `All ${formatPlural(events.length, 'event')} shown`}
            </p>
            {hasNextPage && (
              <button
                type="button"
                disabled={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
                className={buttonStyle('quiet')}
              >
                {isFetchingNextPage ? 'Loading…' : 'Load more'}
              </button>
            )}
          </>
        )
      }
    >
      {dropped.length > 0 && (
        <p className="mb-4 rounded-sm border border-edge bg-sunken px-4 py-3 text-sm">
          Single events of {dropped.join(', ')} were dropped after the retention period, so they cannot be
          listed.
        </p>
      )}
      <QueryPanel
        query={query}
        name="events"
        skeleton={new Array<string>(6).fill('h-16')}
        errorHint="The figure itself is not touched by this."
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
