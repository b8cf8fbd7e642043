import type { NewsletterSubscriber } from '@astaguide/contracts/site/newsletter';
import { useMutation } from '@tanstack/react-query';
import { deleteSubscriberMutation } from '../../../api/newsletter';
import { toastOutcome } from '../../api/toast-outcome';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';

interface DeleteSubscriberProps {
  subscriber: NewsletterSubscriber;
  onClose: () => void;
  /** Called after deletion, when the button that had the focus is gone. */
  onDeleted: () => void;
}

/** Asks for confirmation before a subscriber is deleted. */
export function DeleteSubscriber({ subscriber, onClose, onDeleted }: DeleteSubscriberProps) {
  const { mutateAsync: remove } = useMutation(deleteSubscriberMutation);
  const onConfirm = async () => {
    const isDone = await toastOutcome(remove(subscriber.id), {
      done: 'Subscriber deleted successfully',
      failed: 'Failed to delete subscriber',
    });
    if (isDone) onDeleted();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete this subscriber?"
      action="Delete subscriber"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p>
        <strong className="break-all text-ink">{subscriber.email}</strong> will be removed from the list and
        won’t get the newsletter. This can’t be undone.
      </p>
    </ConfirmDialog>
  );
}
