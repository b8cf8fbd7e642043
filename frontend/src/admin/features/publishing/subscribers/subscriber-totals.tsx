import type { NewsletterSubscriber, SubscriberState } from '@astaguide/contracts/publishing/newsletter';
import { useMemo, useState, type Ref } from 'react';
import { formatCount, formatPlural } from '../../../../lib/format';
import { MetricBox, metricBoxes } from '../../../ui/metric-box';

const DAYS = 30;
const lostStates: readonly SubscriberState[] = ['left', 'bounced', 'complained'];

interface SubscriberTotalsProps {
  subscribers: readonly NewsletterSubscriber[];
  /** Of the first metric, which gets the focus after a deletion. */
  first: Ref<HTMLDivElement>;
}

/** How many subscribers get the newsletter, and how the list changed in the last 30 days. */
export function SubscriberTotals({ subscribers, first }: SubscriberTotalsProps) {
  const [now] = useState(Date.now);
  const { active, pending, added, lost } = useMemo(() => totalsOf(subscribers, now), [subscribers, now]);
  return (
    <dl className={`${metricBoxes} grid-cols-2 md:grid-cols-4`}>
      <MetricBox
        ref={first}
        label="Subscribers"
        value={`${formatCount(active)} active`}
        note={`of ${formatPlural(subscribers.length, 'subscriber')}`}
      />
      <MetricBox label="New" value={formatCount(added)} note={`Last ${DAYS} days`} />
      <MetricBox label="Waiting" value={formatCount(pending)} note="To confirm by email" />
      <MetricBox label="Lost" value={formatCount(lost)} note={`Last ${DAYS} days`} />
    </dl>
  );
}

/** The totals of a list. @param now in milliseconds, the end of the 30 days */
export function totalsOf(subscribers: readonly NewsletterSubscriber[], now: number) {
  const since = now - DAYS * 86_400_000;
  const isRecent = (moment: string | null) => moment !== null && Date.parse(moment) >= since;
  return {
    active: subscribers.filter(({ isActive }) => isActive).length,
    pending: subscribers.filter(({ state }) => state === 'pending').length,
    added: subscribers.filter(({ subscribedAt }) => isRecent(subscribedAt)).length,
    lost: subscribers.filter(({ state, stateAt }) => lostStates.includes(state) && isRecent(stateAt)).length,
  };
}
