import type { NewsletterSubscriber } from '@astaguide/contracts/site/newsletter';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteSubscribersMutation } from '../../../api/newsletter';
import { formatPlural } from '../../../lib/format';
import { toast } from '../../../lib/toast-store';
import { Button } from '../../../ui/button';
import { toastOutcome } from '../../api/toast-outcome';
import { downloadText } from '../../lib/download-text';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { NamedRows } from '../../ui/selection/named-rows';
import { SelectionBar } from '../../ui/selection/selection-bar';
import type { Selection } from '../../ui/selection/use-selection';
import { subscribersCsv } from './subscribers-csv';

interface BulkSubscribersProps {
  subscribers: readonly NewsletterSubscriber[];
  /** Those that the list shows. */
  shown: readonly NewsletterSubscriber[];
  selection: Selection<number>;
  onDeleted: () => void;
}

/** What can be done with several subscribers at once: export, and deletion. */
export function BulkSubscribers({ subscribers, shown, selection, onDeleted }: BulkSubscribersProps) {
  const { mutateAsync: remove } = useMutation(deleteSubscribersMutation);
  const [isAsking, setIsAsking] = useState(false);
  const chosen = selection.keys.size === 0 ? [] : subscribers.filter(({ id }) => selection.keys.has(id));
  const count = formatPlural(chosen.length, 'subscriber');
  const onExport = () => {
    downloadText('chosen-subscribers.csv', 'text/csv', subscribersCsv(chosen));
    toast({ title: 'CSV exported', description: `${count} downloaded` });
  };
  const onDelete = async () => {
    const isDone = await toastOutcome(remove(chosen.map(({ id }) => id)), {
      done: `${count} deleted`,
      failed: 'Failed to delete the subscribers',
    });
    setIsAsking(false);
    if (!isDone) return;
    selection.clear();
    onDeleted();
  };
  return (
    <>
      <SelectionBar selection={selection} shown={shown.map(({ id }) => id)}>
        <Button look="quiet" isCompact onClick={onExport}>
          Export selected
        </Button>
        <Button look="quiet" isCompact onClick={() => setIsAsking(true)}>
          Delete selected
        </Button>
      </SelectionBar>
      <ConfirmDialog
        open={isAsking}
        title={`Delete ${count}?`}
        action="Delete"
        onConfirm={onDelete}
        onCancel={() => setIsAsking(false)}
      >
        <NamedRows names={chosen.map(({ email }) => email)} />
        <p>They won’t get the newsletter. This can’t be undone.</p>
      </ConfirmDialog>
    </>
  );
}
