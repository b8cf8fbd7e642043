import { SelectionBox, useSelection } from '../../../ui/selection/selection';
import {
  subscriberStates,
  type NewsletterSubscriber,
  type SubscriberState,
} from '@astaguide/contracts/publishing/newsletter';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { deleteSubscriberMutation } from '../../../../api/newsletter';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { useAction } from '../../../api/use-action';
import { formatPlural } from '../../../../lib/format';
import { useConfirm } from '../../../ui/dialog/confirm-dialog';
import { ListBar } from '../../../ui/form/list-bar';
import { Notice } from '../../../../ui/notice';
import { VirtualList } from '../../../ui/virtual-list';
import { ImportSubscribers } from './import-subscribers';
import { BulkSubscribers } from './bulk-subscribers';
import { ExportBar } from './export-bar';
import { zonedDay, zonedMinute } from '../../../lib/zoned-time';
import { IconButton } from '../../../ui/icon-button';
import { BinIcon } from '../../../../ui/icons';
import { SubscriberTotals } from './subscriber-totals';
import { Badge } from '../../../ui/badge';

const states: Record<SubscriberState, string> = {
  pending: 'Waits for confirmation',
  confirmed: 'Confirmed',
  left: 'Left',
  bounced: 'Bounced',
  complained: 'Complained',
};
const choices = [
  { value: '', label: 'All' } as const,
  ...subscriberStates.map((value) => ({ value, label: states[value] })),
];

/** Estimated row height where badge and date are beside the address and what is known of it, in pixels. */
const ROW_HEIGHT = 58;

export function SubscriberList({ subscribers }: { subscribers: NewsletterSubscriber[] }) {
  const [search, setSearch] = useState('');
  // Deferred, so that typing stays responsive.
  const wanted = useDeferredValue(search);
  const [state, setState] = useState<SubscriberState | ''>('');
  const isSearching = wanted.trim() !== '' || state !== '';
  const found = useMemo(
    () => findSubscribers(subscribers, wanted, state || undefined),
    [subscribers, wanted, state],
  );
  const addresses = useMemo(() => activeAddresses(subscribers), [subscribers]);
  const { ask, dialog } = useConfirm();
  const [remove] = useAction(deleteSubscriberMutation, {
    done: 'Subscriber deleted successfully',
    failed: 'Failed to delete subscriber',
  });
  const timeZone = useOwnerTimeZone();
  const ids = useMemo(() => subscribers.map(({ id }) => id), [subscribers]);
  const selection = useSelection(ids);
  const counts = useRef<HTMLDivElement>(null);
  const onDelete = ({ id, email }: NewsletterSubscriber) =>
    ask({
      title: 'Delete this subscriber?',
      text: (
        <p>
          <strong className="break-all text-ink">{email}</strong> will be removed from the list and won’t get
          the newsletter. This can’t be undone.
        </p>
      ),
      action: 'Delete subscriber',
      onConfirm: () => remove(id),
      focusAfter: counts,
    });
  return (
    <div className="flex flex-col gap-5">
      <SubscriberTotals subscribers={subscribers} first={counts} />
      <ListBar
        searchLabel="Search subscribers"
        search={search}
        onSearch={setSearch}
        choiceLabel="State"
        choices={choices}
        choice={state}
        onChoose={setState}
      >
        <ExportBar subscribers={subscribers} addresses={addresses} />
      </ListBar>
      <ImportSubscribers />
      <p role="status" className={isSearching ? 'text-sm text-muted' : 'sr-only'}>
        {isSearching && `${formatPlural(found.length, 'address')} found`}
      </p>
      <BulkSubscribers subscribers={subscribers} shown={found} selection={selection} focusAfter={counts} />
      {found.length === 0 ? (
        <Notice title="No matching subscribers" />
      ) : (
        <VirtualList label="Subscribers" items={found} rowHeight={ROW_HEIGHT}>
          {(subscriber) => (
            <SubscriberRow
              subscriber={subscriber}
              timeZone={timeZone}
              isSelected={selection.keys.has(subscriber.id)}
              onSelect={selection.toggle}
              onDelete={onDelete}
            />
          )}
        </VirtualList>
      )}
      {dialog}
    </div>
  );
}

interface SubscriberRowProps {
  subscriber: NewsletterSubscriber;
  timeZone: string;
  isSelected: boolean;
  onSelect: (id: number) => void;
  onDelete: (subscriber: NewsletterSubscriber) => void;
}

function SubscriberRow({ subscriber, timeZone, isSelected, onSelect, onDelete }: SubscriberRowProps) {
  const { id, email, subscribedAt, isActive } = subscriber;
  const details = detailsOf(subscriber, timeZone);
  return (
    <div className="flex items-center gap-x-3 py-2 sm:gap-x-4">
      <SelectionBox name={email} checked={isSelected} onToggle={() => onSelect(id)} />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 grow basis-64 text-sm font-semibold wrap-anywhere">
          {email.slice(0, email.indexOf('@'))}
          <wbr />
          {email.slice(email.indexOf('@'))}
          {details && <span className="block text-xs font-normal text-muted">{details}</span>}
        </p>
        <p className="flex items-center gap-3 text-xs text-muted sm:w-52">
          <Badge tone={isActive ? 'good' : 'plain'}>{isActive ? 'Active' : 'Inactive'}</Badge>
          <time
            dateTime={subscribedAt}
            title={zonedMinute(subscribedAt, timeZone)}
            className="tabular-nums sm:ml-auto"
          >
            {zonedDay(subscribedAt, timeZone)}
          </time>
        </p>
      </div>
      <IconButton name={`Delete ${email}`} onClick={() => onDelete(subscriber)}>
        <BinIcon />
      </IconButton>
    </div>
  );
}

/** What is known beside the address: the state where it is not plain from the badge, the page, how often. */
function detailsOf(
  { state, stateAt, subscribedAt, page, importSource, frequency }: NewsletterSubscriber,
  timeZone: string,
): string {
  const day = stateAt === null ? '' : zonedDay(stateAt, timeZone);
  const since = day === zonedDay(subscribedAt, timeZone) ? '' : ` ${day}`;
  return [
    state === 'confirmed' && stateAt === null ? '' : `${states[state]}${since}`.trim(),
    page && `from ${page}`,
    importSource && `imported: ${importSource}`,
    frequency === 'monthly' && 'monthly digest',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Addresses of active subscribers. */
export function activeAddresses(subscribers: readonly NewsletterSubscriber[]): string[] {
  return subscribers.filter(({ isActive }) => isActive).map(({ email }) => email);
}

/** Subscribers of a state whose address or sign-up page contains a text, case-insensitively. */
export function findSubscribers(
  subscribers: NewsletterSubscriber[],
  text: string,
  state?: SubscriberState,
): NewsletterSubscriber[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '' && state === undefined) return subscribers;
  return subscribers.filter(
    (one) =>
      (state === undefined || one.state === state) &&
      (one.email.toLowerCase().includes(wanted) ||
        (wanted !== '' && one.page?.toLowerCase().includes(wanted))),
  );
}
