import type { SignedInSession } from '@astaguide/contracts/account/auth';
import { useMutation } from '@tanstack/react-query';
import { endSessionsMutation } from '../../api/account';
import { toastOutcome } from '../../api/toast-outcome';
import { formatPlural } from '../../../lib/format';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';

interface EndSessionsProps {
  sessions: readonly SignedInSession[];
  onClose: () => void;
  /** Called when the sessions have ended and the button that had the focus is gone. */
  onEnded: () => void;
}

/** Asks for confirmation before sessions are ended. */
export function EndSessions({ sessions, onClose, onEnded }: EndSessionsProps) {
  const { mutateAsync: end } = useMutation(endSessionsMutation);
  const isOne = sessions.length === 1;
  const onConfirm = async () => {
    const isDone = await toastOutcome(end(sessions.map(({ id }) => id)), {
      done: isOne ? 'Browser signed out' : `${formatPlural(sessions.length, 'browser')} signed out`,
      failed: 'Failed to sign out',
    });
    if (isDone) onEnded();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={isOne ? 'Sign out this browser?' : `Sign out ${formatPlural(sessions.length, 'browser')}?`}
      action="Sign out"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {isOne ? (
        <p>
          <strong className="text-ink">{sessions[0]?.browser}</strong> will be signed out immediately. Unsaved
          changes stay in that browser.
        </p>
      ) : (
        <p>All browsers except this one will be signed out immediately.</p>
      )}
    </ConfirmDialog>
  );
}
