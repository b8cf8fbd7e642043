import type { NewsletterSubscriber } from '@astaguide/contracts/publishing/newsletter';
import { zonedDay, zonedMinute } from '../../../lib/zoned-time';
import { Button } from '../../../../ui/button';
import { Badge } from '../../../ui/badge';
import { SelectionBox } from '../../../ui/selection/selection-box';

interface SubscriberRowProps {
  subscriber: NewsletterSubscriber;
  timeZone: string;
  isSelected: boolean;
  onSelect: (id: number) => void;
  onDelete: (subscriber: NewsletterSubscriber) => void;
}

export function SubscriberRow({ subscriber, timeZone, isSelected, onSelect, onDelete }: SubscriberRowProps) {
  const { id, email, subscribedAt, isActive } = subscriber;
  return (
    <div className="flex items-center gap-x-3 py-2.5 sm:gap-x-4">
      <SelectionBox name={email} checked={isSelected} onToggle={() => onSelect(id)} />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 grow basis-64 text-sm font-semibold break-all">{email}</p>
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
      <Button look="quiet" isCompact className="shrink-0" onClick={() => onDelete(subscriber)}>
        Delete<span className="sr-only"> {email}</span>
      </Button>
    </div>
  );
}
