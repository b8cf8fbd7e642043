import type { FailedEvent } from '@astaguide/contracts/analytics/failed-event';
import { useInfiniteQuery } from '@tanstack/react-query';
import { failedEventsQuery } from '../../../api/operations';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { formatCount, shortened } from '../../../../lib/format';
import { zonedSecond } from '../../../lib/zoned-time';
import { Button } from '../../../../ui/button';
import { QueryPanel } from '../../../ui/query-panel';

/** Maximum characters shown of a reason; some reasons quote half of the event. */
const MAX_REASON_LENGTH = 200;

interface FailedEventsListProps {
  /** Undefined for all. */
  reason: string | undefined;
  onOpen: (id: string) => void;
}

export function FailedEventsList({ reason, onOpen }: FailedEventsListProps) {
  const query = useInfiniteQuery(failedEventsQuery(reason));
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  return (
    <QueryPanel query={query} name="failed events" skeleton={['h-40']}>
      {(data) => (
        <>
          <ul aria-label="Failed events" className="divide-y divide-line border-t border-line">
            {data.pages.flat().map((event) => (
              <Entry key={event.id} event={event} onOpen={() => onOpen(event.id)} />
            ))}
          </ul>
          {hasNextPage && (
            <Button
              look="quiet"
              isCompact
              className="mt-4"
              disabled={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              Show more
            </Button>
          )}
        </>
      )}
    </QueryPanel>
  );
}

function Entry({ event, onOpen }: { event: FailedEvent; onOpen: () => void }) {
  const timeZone = useOwnerTimeZone();
  const { reason, failedAt, eventType, jobId, size } = event;
  const time = zonedSecond(failedAt, timeZone);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3.5 sm:flex-nowrap">
      <div className="min-w-0 text-sm">
        <p className="break-words">
          <strong className="font-semibold">{eventType ?? 'Unknown event type'}</strong>{' '}
          <span>{shortened(reason, MAX_REASON_LENGTH)}</span>
        </p>
        <p className="mt-1 text-xs wrap-anywhere text-muted tabular-nums">
          <time dateTime={failedAt}>{time}</time>
          {jobId === null ? ', from the fallback' : `, job ${jobId}`}, {formatCount(size)} characters
        </p>
      </div>
      <Button look="quiet" isCompact className="shrink-0" onClick={onOpen}>
        Open
        <span className="sr-only">
          {' '}
          {eventType ?? 'event'} of {time}
        </span>
      </Button>
    </li>
  );
}
