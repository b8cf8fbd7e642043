import type { NewsletterSubscriber } from '@astaguide/contracts/site/newsletter';
import { useMutation } from '@tanstack/react-query';
import { memo, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { deleteSubscriberMutation } from '../../../api/newsletter';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { toastOutcome } from '../../api/toast-outcome';
import { formatCount, formatPlural } from '../../../lib/format';
import { useConfirm } from '../../ui/dialog/confirm-dialog';
import { SearchField } from '../../ui/inputs/search-field';
import { Notice } from '../../../ui/notice';
import { VirtualList } from '../../ui/virtual-list';
import { activeAddresses, findByAddress } from './address-list';
import { useSelection } from '../../ui/selection/use-selection';
import { BulkSubscribers } from './bulk-subscribers';
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
  const { ask, dialog } = useConfirm();
  const { mutateAsync: remove } = useMutation(deleteSubscriberMutation);
  const ids = useMemo(() => subscribers.map(({ id }) => id), [subscribers]);
  const selection = useSelection(ids);
  const counts = useRef<HTMLParagraphElement>(null);
  const focusCounts = () => counts.current?.focus();
  const onDelete = useCallback(
    ({ id, email }: NewsletterSubscriber) =>
      ask({
        title: 'Delete this subscriber?',
        text: (
          <p>
            <strong className="break-all text-ink">{email}</strong> will be removed from the list and won’t
            get the newsletter. This can’t be undone.
          </p>
        ),
        action: 'Delete subscriber',
        onConfirm: async () => {
          const isDone = await toastOutcome(remove(id), {
            done: 'Subscriber deleted successfully',
            failed: 'Failed to delete subscriber',
          });
          if (isDone) counts.current?.focus();
        },
      }),
    [ask, remove],
  );
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
        onDelete={onDelete}
      />
      {dialog}
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
