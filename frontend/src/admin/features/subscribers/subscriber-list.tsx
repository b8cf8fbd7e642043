import type { NewsletterSubscriber } from '@astaguide/contracts/site/newsletter';
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { formatCount, formatPlural } from '../../../lib/format';
import { SearchField } from '../../ui/inputs/search-field';
import { Notice } from '../../../ui/notice';
import { VirtualList } from '../../ui/virtual-list';
import { activeAddresses, findByAddress } from './address-list';
import { useSelection } from '../../ui/selection/use-selection';
import { BulkSubscribers } from './bulk-subscribers';
import { DeleteSubscriber } from './delete-subscriber';
import { ExportBar } from './export-bar';
import { SubscriberRow } from './subscriber-row';

/** Estimated row height where address, badge and date are in one line, in pixels. */
const ROW_HEIGHT = 61;

export function SubscriberList({ subscribers }: { subscribers: NewsletterSubscriber[] }) {
  const [search, setSearch] = useState('');
  // Deferred, so that typing stays responsive.
  const wanted = useDeferredValue(search);
  const found = useMemo(() => findByAddress(subscribers, wanted), [subscribers, wanted]);
  const addresses = useMemo(() => activeAddresses(subscribers), [subscribers]);
  const [toDelete, setToDelete] = useState<NewsletterSubscriber>();
  const ids = useMemo(() => subscribers.map(({ id }) => id), [subscribers]);
  const selection = useSelection(ids);
  const counts = useRef<HTMLParagraphElement>(null);
  const focusCounts = () => counts.current?.focus();
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <p ref={counts} tabIndex={-1} className="rounded-sm">
          <strong className="block font-display text-2xl font-semibold tabular-nums">
            {formatCount(addresses.length)} active
          </strong>
          <span className="text-sm text-muted">of {formatPlural(subscribers.length, 'subscriber')}</span>
        </p>
        <ExportBar subscribers={subscribers} addresses={addresses} />
      </div>
      <SearchField label="Search subscribers" value={search} onChange={setSearch} />
      <p role="status" className={wanted.trim() === '' ? 'sr-only' : 'text-sm text-muted'}>
        {wanted.trim() !== '' && `${formatPlural(found.length, 'address')} found`}
      </p>
      <BulkSubscribers
        subscribers={subscribers}
        shown={found}
        selection={selection}
        onDeleted={focusCounts}
      />
      <MatchingSubscribers
        subscribers={found}
        selected={selection.keys}
        onSelect={selection.toggle}
        onDelete={setToDelete}
      />
      {toDelete && (
        <DeleteSubscriber
          subscriber={toDelete}
          onClose={() => setToDelete(undefined)}
          onDeleted={focusCounts}
        />
      )}
    </div>
  );
}

interface MatchingSubscribersProps {
  subscribers: NewsletterSubscriber[];
  selected: ReadonlySet<number>;
  onSelect: (id: number) => void;
  onDelete: (subscriber: NewsletterSubscriber) => void;
}

const idOf = ({ id }: NewsletterSubscriber) => id;

/** Memoized, so that typing in the search field does not rerender it. */
const MatchingSubscribers = memo(function MatchingSubscribers({
  subscribers,
  selected,
  onSelect,
  onDelete,
}: MatchingSubscribersProps) {
  const timeZone = useOwnerTimeZone();
  if (subscribers.length === 0) return <Notice title="No matching subscribers" />;
  return (
    <VirtualList label="Subscribers" items={subscribers} keyOf={idOf} rowHeight={ROW_HEIGHT}>
      {(subscriber) => (
        <SubscriberRow
          subscriber={subscriber}
          timeZone={timeZone}
          isSelected={selected.has(subscriber.id)}
          onSelect={onSelect}
          onDelete={onDelete}
        />
      )}
    </VirtualList>
  );
});
