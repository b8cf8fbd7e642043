import type { QuarantinedEvent } from '@astaguide/contracts/analytics/failed-event';
import { useInfiniteQuery } from '@tanstack/react-query';
import { quarantineQuery } from '../../../api/operations';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { formatCount } from '../../../../lib/format';
import { shortened } from '../../../../lib/shortened';
import { zonedSecond } from '../../../lib/zoned-time';
import { buttonStyle } from '../../../../ui/button-style';
import { QueryPanel } from '../../../ui/query-panel';

/** Characters shown of a reason; some reasons quote half of the event. */
const LONGEST_REASON = 200;

interface QuarantineListProps {
  /** Undefined for all. */
  reason: string | undefined;
  onOpen: (id: string) => void;
}

export function QuarantineList({ reason, onOpen }: QuarantineListProps) {
  const query = useInfiniteQuery(quarantineQuery(reason));
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  return (
    <QueryPanel query={query} name="events" skeleton={['h-40']}>
      {(data) => (
        <>
          <ul aria-label="Events kept apart" className="divide-y divide-line border-t border-line">
            {data.pages.flat().map((event) => (
              <Entry key={event.id} event={event} onOpen={() => onOpen(event.id)} />
            ))}
          </ul>
          {hasNextPage && (
            <button
              type="button"
              disabled={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
              className={buttonStyle('quiet', 'mt-4', 'compact')}
            >
              Show more
            </button>
          )}
        </>
      )}
    </QueryPanel>
  );
}

function Entry({ event, onOpen }: { event: QuarantinedEvent; onOpen: () => void }) {
  const timeZone = useOwnerTimeZone();
  const { reason, quarantinedAt, eventType, jobId, size } = event;
  const time = zonedSecond(quarantinedAt, timeZone);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3.5 sm:flex-nowrap">
      <div className="min-w-0 text-sm">
        <p className="break-words">
          <strong className="font-semibold">{eventType ?? 'No event type'}</strong>{' '}
          <span>{shortened(reason, LONGEST_REASON)}</span>
        </p>
        <p className="mt-1 text-xs wrap-anywhere text-muted tabular-nums">
          <time dateTime={quarantinedAt}>{time}</time>
          {jobId === null ? ', from the inbox' : `, job ${jobId}`}, {formatCount(size)} characters
        </p>
      </div>
      <button type="button" className={buttonStyle('quiet', 'shrink-0', 'compact')} onClick={onOpen}>
        Open
        <span className="sr-only">
          {' '}
          {eventType ?? 'event'} of {time}
        </span>
      </button>
    </li>
  );
}
