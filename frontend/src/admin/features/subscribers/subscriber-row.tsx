import type { NewsletterSubscriber } from '@astaguide/contracts/site/newsletter';
import { zonedDay, zonedMinute } from '../../lib/zoned-time';
import { buttonStyle } from '../../../ui/button-style';
import { ActiveBadge } from './active-badge';

interface SubscriberRowProps {
  subscriber: NewsletterSubscriber;
  timeZone: string;
  onDelete: (subscriber: NewsletterSubscriber) => void;
}

export function SubscriberRow({ subscriber, timeZone, onDelete }: SubscriberRowProps) {
  const { email, subscribedAt, isActive } = subscriber;
  return (
    <div className="flex items-center gap-x-4 py-2.5">
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 grow basis-64 text-sm font-semibold break-all">{email}</p>
        <p className="flex items-center gap-3 text-xs text-muted sm:w-52">
          <ActiveBadge isActive={isActive} />
          <time
            dateTime={subscribedAt}
            title={zonedMinute(subscribedAt, timeZone)}
            className="tabular-nums sm:ml-auto"
          >
            {zonedDay(subscribedAt, timeZone)}
          </time>
        </p>
      </div>
      <button
        type="button"
        className={buttonStyle('quiet', 'shrink-0', 'compact')}
        onClick={() => onDelete(subscriber)}
      >
        Delete<span className="sr-only"> {email}</span>
      </button>
    </div>
  );
}
