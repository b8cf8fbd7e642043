import type { NewsletterSubscriber } from '@astaguide/contracts/site/newsletter';
import { useMutation } from '@tanstack/react-query';
import { deleteSubscriberMutation } from '../../../api/newsletter';
import { tellOutcome } from '../../api/tell-outcome';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';

interface DeleteSubscriberProps {
  subscriber: NewsletterSubscriber | undefined;
  onClose: () => void;
  /** The row is gone, and with it the button that had the focus. */
  onDeleted: () => void;
}

/** Asks before a subscriber is deleted. */
export function DeleteSubscriber({ subscriber, onClose, onDeleted }: DeleteSubscriberProps) {
  const { mutateAsync: remove, isPending } = useMutation(deleteSubscriberMutation);
  const onConfirm = async () => {
    if (!subscriber) return;
    const isDone = await tellOutcome(remove(subscriber.id), {
      done: 'Subscriber deleted successfully',
      failed: 'Failed to delete subscriber',
    });
    if (isDone) onDeleted();
    onClose();
  };
  return (
    <ConfirmDialog
      open={subscriber !== undefined}
      title="Delete this subscriber?"
      action="Delete subscriber"
      isPending={isPending}
      onConfirm={() => void onConfirm()}
      onCancel={onClose}
    >
      <p>
        <strong className="break-all text-ink">{subscriber?.email}</strong> leaves the list and gets no
        further newsletter. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
