import type { Selection } from '../../../ui/selection/selection';
import type { NewsletterSubscriber } from '@astaguide/contracts/publishing/newsletter';
import type { RefObject } from 'react';
import { deleteSubscribersMutation } from '../../../../api/newsletter';
import { formatPlural } from '../../../../lib/format';
import { toast } from '../../../../lib/toast-store';
import { Button } from '../../../../ui/button';
import { useAction } from '../../../api/use-action';
import { downloadText } from '../../../lib/download-text';
import { SelectionBar } from '../../../ui/selection/selection-bar';
import { subscribersCsv } from './subscribers-csv';

interface BulkSubscribersProps {
  subscribers: readonly NewsletterSubscriber[];
  /** The rows that the list shows. */
  shown: readonly NewsletterSubscriber[];
  selection: Selection<number>;
  focusAfter: RefObject<HTMLElement | null>;
}

/** What can be done with several subscribers at once: export, and deletion. */
export function BulkSubscribers({ subscribers, shown, selection, focusAfter }: BulkSubscribersProps) {
  const chosen = selection.keys.size === 0 ? [] : subscribers.filter(({ id }) => selection.keys.has(id));
  const count = formatPlural(chosen.length, 'subscriber');
  const [remove] = useAction(deleteSubscribersMutation, {
    done: `${count} deleted`,
    failed: 'Failed to delete the subscribers',
  });
  const onExport = () => {
    downloadText('chosen-subscribers.csv', 'text/csv', subscribersCsv(chosen));
    toast({ title: 'CSV exported', description: `${count} downloaded` });
  };
  return (
    <SelectionBar
      selection={selection}
      shown={shown.map(({ id }) => id)}
      deletion={{
        label: 'Delete selected',
        title: `Delete ${count}?`,
        names: chosen.map(({ email }) => email),
        warning: 'They won’t get the newsletter. This can’t be undone.',
        remove: () => remove(chosen.map(({ id }) => id)),
        focusAfter,
      }}
    >
      <Button look="quiet" isCompact onClick={onExport}>
        Export selected
      </Button>
    </SelectionBar>
  );
}
